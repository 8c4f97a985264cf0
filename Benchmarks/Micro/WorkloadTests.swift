import Benchmarking
import Catalogue
import JSON
import Reference
import Specification
import Testing
import Workloads

/// Tests that the workloads have the properties that their names promise.
@Suite("Workloads")
struct WorkloadTests {
    @Test("geofence workloads cause `enter` events, and at least half as many `exit` events")
    func geofences() throws {
        for workload in Geofence.workloads where workload.size <= Geofence.quickSize {
            let outputs = try workload.inputs.prefix(40).map {
                try Geofence.reference.run($0, readings: workload.readings)
            }
            let fixes = workload.size * outputs.count
            let exits = outputs.flatMap(\.events).count { $0.kind == .exit }
            let enters = outputs.flatMap(\.events).count { $0.kind == .enter }
            #expect(
                (fixes / 200...fixes / 20).contains(enters),
                "\(workload.name): \(fixes) fixes, \(enters) enters")
            #expect(
                (enters / 2...enters).contains(exits), "\(workload.name): \(enters) enters, \(exits) exits")
            #expect(workload.inputs.allSatisfy { $0.fixes.count == workload.size })
        }
    }

    @Test("the boundary inputs of a geofence have distances just below and just above each radius")
    func rims() throws {
        for radius in Set(Geofence.boundaryInputs.compactMap { $0.parameters?.radius }) where radius > 0 {
            let inputs = Geofence.boundaryInputs.filter {
                $0.parameters?.radius == radius && $0.fixes.count > 50
            }
            let outcomes = try inputs.flatMap { try Geofence.reference.run($0, readings: .standard).events }
            let spheres = try inputs.flatMap {
                try Geofence.reference.run($0, readings: Readings.standard.with(EarthDistance.haversine))
                    .events
            }
            #expect(inputs.isEmpty || outcomes.value != spheres.value, "\(radius) m")
        }
    }

    @Test("text workloads have the stated number of symbols, and at most the stated number of edits")
    func texts() throws {
        for workload in Distance.workloads where workload.size <= Distance.quickSize {
            let distances = try workload.inputs.map { input in
                try Distance.reference.run(input, readings: workload.readings).distance
            }
            let sizes = workload.inputs.map { $0.a.count }
            #expect(sizes.allSatisfy { $0 == workload.size }, "\(workload.name): \(sizes)")
            let most = workload.kind == "unrelated" ? workload.size : Int(Double(workload.size) * 0.05 + 0.5)
            #expect(distances.allSatisfy { (0...most).contains($0) }, "\(workload.name): \(distances)")
            #expect(distances.contains { $0 > most / 2 }, "\(workload.name): \(distances)")
        }
    }

    @Test("citation workloads have inputs of the stated size, with citations sorted only if the name says so")
    func citations() {
        for workload in HIndex.workloads {
            #expect(workload.inputs.count >= 2)
            #expect(workload.inputs.allSatisfy { $0.publications.count == workload.size })
            let isRanked = workload.inputs.allSatisfy { record in
                let citations = record.publications.map(\.citations)
                return zip(citations, citations.dropFirst()).allSatisfy { $0 >= $1 }
            }
            #expect(isRanked == (workload.kind == "most cited first"), "\(workload.name)")
        }
    }
}
