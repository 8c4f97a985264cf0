import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** scholar.hindex: the h-index of the checked publications. */
final class HIndex {
    private HIndex() {}

    private record Publication(long citations, boolean checked) {
        static Publication of(Json value) throws Rejection {
            Json given = value.members(Set.of("citations", "checked"), Set.of());
            if (given.get("citations").orElse(null) instanceof Json.Num citations
                    && given.get("checked").orElse(null) instanceof Json.Bool checked) {
                return new Publication(citations.integer().orElseThrow(Rejection::malformed), checked.value());
            }
            throw Rejection.malformed();
        }
    }

    /** Input: {@code {"publications":[{"citations":5,"checked":true}, …]}}; output: {@code {"h":1}}. */
    static Json run(Json input, Json readings) throws Rejection {
        Json given = input.members(Set.of("publications"), Set.of());
        if (!(given.get("publications").orElse(null) instanceof Json.Arr values)) {
            throw Rejection.malformed();
        }
        List<Publication> publications = new ArrayList<>();
        for (Json value : values.values()) {
            publications.add(Publication.of(value));
        }
        // HIX-1d rejects negative citations of unchecked publications too.
        if (publications.stream().anyMatch(publication -> publication.citations < 0)) {
            throw new Rejection("citations.invalid");
        }
        List<Long> ranked = publications.stream()
                .filter(Publication::checked)
                .map(Publication::citations)
                .sorted(Comparator.reverseOrder())
                .toList();
        return Json.object("h", new Json.Num(Integer.toString(hIndex(ranked))));
    }

    /** HIX-1: the largest h such that h of these, in descending order, are at least h. HIX-2 follows from HIX-1. */
    private static int hIndex(List<Long> ranked) {
        int h = 0;
        while (h < ranked.size() && ranked.get(h) > h) {
            h++;
        }
        return h;
    }
}
