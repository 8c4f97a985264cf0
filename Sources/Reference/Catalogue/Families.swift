// This module exports the references of all families, so that one import is enough.
@_exported import HealthReference
@_exported import LearningReference
@_exported import MobilityReference
@_exported import PlatformReference
@_exported import ScholarReference
@_exported import VoiceReference
