// Whoever takes the catalogue takes all families: one import names them.
@_exported import HealthSpecs
@_exported import LearningSpecs
@_exported import MobilitySpecs
@_exported import PlatformSpecs
@_exported import ScholarSpecs
@_exported import SharedSpecs
@_exported import VoiceSpecs
