// This module exports the shared specifications, so that one import is enough for the references of the family.
@_exported import SharedSpecs
