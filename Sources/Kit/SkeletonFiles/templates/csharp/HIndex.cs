using System.Collections.Generic;
using System.Linq;

/// <summary>scholar.hindex: the h-index of the checked publications.</summary>
public static class HIndex
{
    /// <summary>Input: <c>{"publications":[{"citations":5,"checked":true}, …]}</c>; output:
    /// <c>{"h":1}</c>.</summary>
    public static Json Run(Json input, Json readings)
    {
        var given = input.Members(new[] { "publications" });
        var publications = given["publications"].Array().Select(Publication).ToList();
        // HIX-1d rejects negative citations of unchecked publications too.
        if (publications.Any(publication => publication.citations < 0)) throw new Rejection("citations.invalid");
        var counted = publications.Where(publication => publication.isChecked);
        return new JsonObject { ["h"] = new JsonNumber(Index(counted.Select(publication => publication.citations))) };
    }

    static (long citations, bool isChecked) Publication(Json value)
    {
        var given = value.Members(new[] { "citations", "checked" });
        return (given["citations"].Integer(), given["checked"].Boolean());
    }

    /// <summary>HIX-1: the largest h such that h of these have at least h citations each. HIX-2 follows from
    /// it.</summary>
    static int Index(IEnumerable<long> citations) =>
        citations.OrderByDescending(cited => cited).TakeWhile((cited, index) => cited > index).Count();
}
