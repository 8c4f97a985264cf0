#!/usr/bin/env ruby
# frozen_string_literal: true

# Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.

require "bigdecimal"
require "json"

require_relative "contract"
require_relative "hindex"

module Adapter
  # A callable for each subsystem: it takes the input and the requested readings, and returns the output or raises.
  SUBSYSTEMS = {
    "scholar.hindex" => HIndex.method(:run),
    # The next subsystem goes here: a module in a separate file, and a line in this table. `assay list` shows
    # all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
    # "scholar.similarity" => Similarity.method(:run),
  }.freeze

  # The options that the adapter implements for each reading; the first one applies unless a run asks for
  # another one.
  READINGS = {
    # "scholar.similarity.threshold" => ["inclusive", "strict"],
  }.freeze

  HELLO = {
    op: "hello",
    protocol: 1,
    name: "my-adapter",
    language: "ruby",
    version: "0.1",
    subsystems: SUBSYSTEMS.keys,
    readings: READINGS,
  }.freeze

  # How deeply arrays and objects may be nested; JSON's own limit of 100 is less than an input may have.
  DEPTH = 512

  module_function

  # The answer to a run, without the id.
  def answer(request)
    name = request["subsystem"]
    run = SUBSYSTEMS[name]
    return { skip: "not implemented: #{name.to_s.scrub}" } unless run

    { output: run.call(request["input"], request.fetch("readings", {})) }
  rescue Rejection => e
    { error: { code: e.code } }
  rescue StandardError => e # whatever failed, the adapter goes on with the next request
    warn e.full_message(highlight: false)
    { error: { code: "adapter.failed", message: e.message.scrub } }
  end

  # The reply to a request; nil if the request has no id.
  def response(request)
    op = request["op"]
    return HELLO if op == "hello"

    unless request.key?("id")
      warn "a request without an id cannot be answered"
      return nil
    end
    { id: request["id"], **(op == "run" ? answer(request) : { skip: "there is no op #{op.to_s.scrub}" }) }
  end

  # The request on a line; nil if the line is blank or is not a request.
  def request(line)
    text = line.force_encoding(Encoding::UTF_8)
    raise JSON::ParserError, "it is not UTF-8" unless text.valid_encoding?
    return nil if text.strip.empty?

    # A BigDecimal keeps the digits that a Float would round.
    value = JSON.parse(text, decimal_class: BigDecimal, max_nesting: DEPTH)
    raise JSON::ParserError, "it is no object" unless value.is_a?(Hash)

    value
  rescue JSON::ParserError, FloatDomainError => e
    warn "a line is not a request: #{e.message[0, 200]}"
    nil
  end

  def main
    $stdin.binmode
    $stdout.binmode
    $stdout.sync = true # each reply is flushed at once, because the harness waits for it
    $stdin.each_line("\n") do |line|
      request = request(line) or next
      break if request["op"] == "bye"

      reply = response(request) or next
      $stdout.write("#{JSON.generate(reply)}\n")
    end
  rescue Errno::EPIPE
    nil # the harness has closed the pipe
  end
end

Adapter.main if $PROGRAM_NAME == __FILE__
