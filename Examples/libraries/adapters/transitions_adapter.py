"""The adapter for transitions, whose `Machine` calls the app's methods before each move."""
from transitions import Machine
from machines import serve_machine


class App:
    def __init__(self, moves):
        self.machine = Machine(self, states=sorted({"notRunning", *(after for _, after in moves.values())}),
                               initial="notRunning", auto_transitions=False)
        for (before, event), (calls, after) in moves.items():
            self.machine.add_transition(event, before, after, before=[self.teller(call) for call in calls])

    def teller(self, call):
        return lambda: self.told.append(call)

    def may(self, event):
        return event in self.machine.get_triggers(self.state)

    def move(self, event):
        self.told = []
        self.trigger(event)
        return self.told

    def at(self):
        return self.state


serve_machine("transitions", App)
