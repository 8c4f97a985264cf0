package main

import (
	"encoding/json"
	"strconv"
	"strings"
)

// object is an object of JSON. Inputs are not read into structs, since encoding/json accepts a member in upper case for
// the one in lower case, and reads a missing member as zero.
type object = map[string]any

// Rejection is an error that is part of the contract, such as Rejection("citations.invalid").
type Rejection string

func (r Rejection) Error() string { return string(r) }

// malformed says that the input does not have the shape that its subsystem declares.
const malformed = Rejection("input.malformed")

// members returns an object that has all required members, perhaps some optional ones, and no others.
func members(value any, needed []string, optional ...string) (object, error) {
	given, ok := value.(object)
	if !ok {
		return nil, malformed
	}
	known := 0
	for _, name := range needed {
		if _, has := given[name]; !has {
			return nil, malformed
		}
		known++
	}
	for _, name := range optional {
		if _, has := given[name]; has {
			known++
		}
	}
	if known != len(given) {
		return nil, malformed
	}
	return given, nil
}

// member returns a member of a type: a bool, a json.Number, a string, a []any or an object.
func member[T any](members object, name string) (T, error) {
	inner, ok := members[name].(T)
	if !ok {
		return inner, malformed
	}
	return inner, nil
}

// integer returns the whole number of at most 2^53-1 in size that a number is, however it is written: 3, 3.0 and 30e-1
// are the same.
func integer(number json.Number) (int64, error) {
	const largest = 1<<53 - 1
	mantissa, exponent, _ := strings.Cut(strings.ToLower(number.String()), "e")
	whole, fraction, _ := strings.Cut(mantissa, ".")
	isNegative := strings.HasPrefix(whole, "-")
	digits := strings.TrimPrefix(whole, "-") + fraction
	significant := strings.TrimRight(digits, "0")
	if significant == "" {
		return 0, nil
	}
	power := len(digits) - len(significant) - len(fraction)
	if exponent != "" {
		shift, err := strconv.ParseInt(exponent, 10, 32)
		if err != nil {
			return 0, malformed // far out of range
		}
		power += int(shift)
	}
	if power < 0 || power > 16 {
		return 0, malformed
	}
	integer, err := strconv.ParseInt(significant+strings.Repeat("0", power), 10, 64)
	if err != nil || integer > largest {
		return 0, malformed
	}
	if isNegative {
		integer = -integer
	}
	return integer, nil
}
