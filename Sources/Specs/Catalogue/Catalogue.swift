import Specification

extension Catalogue {
    /// The catalogue of Assay's own subsystems, and the only place that names all of them.
    public static let assay = Catalogue([
        // Voice
        Notation.self, Conversion.self, Guide.self, Microphone.self, Documents.self, Runner.self,
        VoiceDictionary.self, Commands.self,
        // Mobility
        Accuracy.self, Geofence.self, Debounce.self, Motion.self, Comments.self, Heatmap.self, Records.self,
        Sampling.self, Track.self, Trip.self, Energy.self, Statistics.self, Pipeline.self,
        // Scholar
        Distance.self, Similarity.self, HIndex.self, Colouring.self, Presence.self, Matching.self, Store.self,
        Table.self, Search.self, Results.self, Homepage.self,
        // Health
        Entry.self, Merge.self, Filter.self, Fever.self, Monitoring.self, Dashboard.self, Reminder.self,
        Edit.self, Latest.self,
        // Learning
        LearningCatalogue.self, Response.self, Question.self, Download.self, Archive.self, Profile.self,
        // Platform
        Lifecycle.self,
    ])
}
