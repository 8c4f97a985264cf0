# frozen_string_literal: true

require_relative "contract"

# scholar.hindex: the h-index of the checked publications.
module HIndex
  Publication = Struct.new(:citations, :checked)

  module_function

  # Input: {"publications":[{"citations":5,"checked":true}, …]}; output: {"h":1}.
  def run(input, _readings)
    given = Contract.members(input, ["publications"])
    publications = Contract.array(given["publications"]).map { |value| publication(value) }
    # HIX-1d rejects negative citations of unchecked publications too.
    raise Rejection, "citations.invalid" if publications.any? { |publication| publication.citations.negative? }

    { h: h_index(publications.select(&:checked).map(&:citations)) }
  end

  def publication(value)
    given = Contract.members(value, %w[citations checked])
    Publication.new(Contract.integer(given["citations"]), Contract.boolean(given["checked"]))
  end

  # HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1.
  def h_index(citations)
    ranked = citations.sort.reverse
    ranked.each_index.find { |index| ranked[index] <= index } || ranked.size
  end
end
