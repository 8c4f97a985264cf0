# frozen_string_literal: true

require "bigdecimal"

# An error that is part of the contract, such as Rejection.new("citations.invalid").
class Rejection < StandardError
  attr_reader :code

  def initialize(code)
    super
    @code = code
  end
end

# Shared by all subsystems: functions that read the members of an input, and refuse an input of another shape.
module Contract
  # The largest size up to which every integer is exact in every language.
  LARGEST_INTEGER = (2**53) - 1

  module_function

  # An object that has all required members, perhaps some optional ones, and no others.
  def members(value, needed, optional = [])
    malformed unless value.is_a?(Hash) && (needed - value.keys).empty? && (value.keys - needed - optional).empty?
    value
  end

  def array(value)
    malformed unless value.is_a?(Array)
    value
  end

  def boolean(value)
    malformed unless [true, false].include?(value)
    value
  end

  # A number with all its digits: 37.00000000000000000001 is not 37.
  def decimal(value)
    malformed unless value.is_a?(Integer) || value.is_a?(BigDecimal)
    BigDecimal(value)
  end

  # A whole number, however it is written: 3, 3.0 and 30e-1 are the same.
  def integer(value)
    number = decimal(value)
    malformed unless number.finite? && number.abs <= LARGEST_INTEGER && number.frac.zero?
    number.to_i
  end

  # The input does not have the shape that its subsystem declares.
  def malformed
    raise Rejection, "input.malformed"
  end
end

# JSON.generate would otherwise write a BigDecimal as a string.
class BigDecimal
  def to_json(*)
    to_s("F")
  end
end
