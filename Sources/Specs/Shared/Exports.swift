// This module exports the form of a specification, so that one import is enough for the specifications of a family.
@_exported import JSON
@_exported import Specification
