package main

import (
	"encoding/json"
	"sort"
)

type publication struct {
	citations int64
	checked   bool
}

func newPublication(value any) (publication, error) {
	given, err := members(value, []string{"citations", "checked"})
	if err != nil {
		return publication{}, err
	}
	number, err := member[json.Number](given, "citations")
	if err != nil {
		return publication{}, err
	}
	checked, err := member[bool](given, "checked")
	if err != nil {
		return publication{}, err
	}
	citations, err := integer(number)
	return publication{citations, checked}, err
}

// hIndex is scholar.hindex: the h-index of the checked publications.
//
// Input: {"publications":[{"citations":5,"checked":true}, …]}; output: {"h":1}.
func hIndex(input any, _ map[string]any) (any, error) {
	given, err := members(input, []string{"publications"})
	if err != nil {
		return nil, err
	}
	values, err := member[[]any](given, "publications")
	if err != nil {
		return nil, err
	}
	isNegative := false
	ranked := []int64{}
	for _, value := range values {
		publication, err := newPublication(value)
		if err != nil {
			return nil, err
		}
		isNegative = isNegative || publication.citations < 0
		if publication.checked {
			ranked = append(ranked, publication.citations)
		}
	}
	if isNegative { // HIX-1d rejects negative citations of unchecked publications too
		return nil, Rejection("citations.invalid")
	}
	// HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1.
	sort.Slice(ranked, func(i, j int) bool { return ranked[i] > ranked[j] })
	h := 0
	for h < len(ranked) && ranked[h] > int64(h) {
		h++
	}
	return object{"h": h}, nil
}
