// The import of the references brings those of all families: one import names them.
@_exported import HealthReference
@_exported import LearningReference
@_exported import MobilityReference
@_exported import PlatformReference
@_exported import ScholarReference
@_exported import VoiceReference
