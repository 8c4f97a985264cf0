import Specification

extension Catalogue {
    /// Assay's own subsystems: the one place that names them all.
    public static let assay = Catalogue([
        Notation.self,
        Conversion.self,
        Accuracy.self,
        Geofence.self,
        Debounce.self,
        Motion.self,
        Comments.self,
        Heatmap.self,
        Energy.self,
        Statistics.self,
        EditDistance.self,
        Similarity.self,
        HIndex.self,
        Colouring.self,
        DiaryEntry.self,
        DiaryMerge.self,
        DiaryFilter.self,
        Fever.self,
        Monitoring.self,
        Dashboard.self,
        Reminder.self,
        DiaryEdit.self,
        DiaryLatest.self,
        CourseCatalogue.self,
        Response.self,
        Question.self,
        Download.self,
        Archive.self,
        Profile.self,
        Lifecycle.self,
    ])
}
