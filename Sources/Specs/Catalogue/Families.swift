// This module exports the specifications of all families, so that one import is enough.
@_exported import HealthSpecs
@_exported import LearningSpecs
@_exported import MobilitySpecs
@_exported import PlatformSpecs
@_exported import ScholarSpecs
@_exported import SharedSpecs
@_exported import VoiceSpecs
