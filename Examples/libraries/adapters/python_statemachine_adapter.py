"""The adapter for python-statemachine, whose `StateMachine` calls the app's methods during each move."""
from statemachine import State, StateMachine
from machines import serve_machine


class App:
    def __init__(self, moves):
        self.told = []
        names = sorted({"notRunning", *(after for _, after in moves.values())})
        states = {name: State(name, value=name, initial=name == "notRunning") for name in names}
        events = {}
        for (before, event), (calls, after) in moves.items():
            made = states[before].to(states[after], on=[self.teller(call) for call in calls])
            events[event] = events[event] | made if event in events else made
        named = {f"{name}_": state for name, state in states.items()}
        self.machine = type("App", (StateMachine,), {**named, **{f"on_{event}": made for event, made in events.items()}})()

    def teller(self, call):
        return lambda: self.told.append(call)

    def may(self, event):
        return f"on_{event}" in {one.id for one in self.machine.allowed_events}

    def move(self, event):
        self.told = []
        self.machine.send(f"on_{event}")
        return self.told

    def at(self):
        return next(iter(self.machine.configuration)).value


serve_machine("python-statemachine", App)
