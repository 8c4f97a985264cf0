/// The moments when the clocks of each zone change, from the end of 1999 to the beginning of 2026.
///
/// The moments are written out so that the checks do not depend on the time zones that a machine knows; a test compares
/// them with the time zones of the machine. In these years every zone alternates between two offsets from UTC and
/// changes at most once in a hundred days.
extension Zone {
    /// The two offsets from UTC, in minutes, and the moments when the clocks change from one to the other; `first` is
    /// the offset at the end of 1999.
    package var table: (offsets: (first: Int, second: Int), changes: [Int]) {
        switch self {
        case .utc: ((0, 0), [])
        case .rome: ((60, 120), Zone.europeanChanges)
        case .london: ((0, 60), Zone.europeanChanges)
        case .azores: ((-60, 0), Zone.europeanChanges)
        case .newYork: ((-300, -240), Zone.newYorkChanges)
        case .losAngeles: ((-480, -420), Zone.losAngelesChanges)
        case .stJohns: ((-210, -150), Zone.stJohnsChanges)
        case .saoPaulo: ((-120, -180), Zone.saoPauloChanges)
        case .kolkata: ((330, 330), [])
        case .kathmandu: ((345, 345), [])
        case .tokyo: ((540, 540), [])
        case .sydney: ((660, 600), Zone.sydneyChanges)
        case .lordHowe: ((660, 630), Zone.lordHoweChanges)
        case .auckland: ((780, 720), Zone.newZealandChanges)
        case .chatham: ((825, 765), Zone.newZealandChanges)
        case .kiritimati: ((840, 840), [])
        case .pagoPago: ((-660, -660), [])
        }
    }

    /// The changes in all European zones, including the Azores; their clocks change at the same moments.
    // swift-format-ignore
    private static let europeanChanges = [
        954_032_400, 972_781_200, 985_482_000, 1_004_230_800, 1_017_536_400, 1_035_680_400, 1_048_986_000,
        1_067_130_000, 1_080_435_600, 1_099_184_400, 1_111_885_200, 1_130_634_000, 1_143_334_800, 1_162_083_600,
        1_174_784_400, 1_193_533_200, 1_206_838_800, 1_224_982_800, 1_238_288_400, 1_256_432_400, 1_269_738_000,
        1_288_486_800, 1_301_187_600, 1_319_936_400, 1_332_637_200, 1_351_386_000, 1_364_691_600, 1_382_835_600,
        1_396_141_200, 1_414_285_200, 1_427_590_800, 1_445_734_800, 1_459_040_400, 1_477_789_200, 1_490_490_000,
        1_509_238_800, 1_521_939_600, 1_540_688_400, 1_553_994_000, 1_572_138_000, 1_585_443_600, 1_603_587_600,
        1_616_893_200, 1_635_642_000, 1_648_342_800, 1_667_091_600, 1_679_792_400, 1_698_541_200, 1_711_846_800,
        1_729_990_800, 1_743_296_400, 1_761_440_400,
    ]

    // swift-format-ignore
    private static let newYorkChanges = [
        954_658_800, 972_799_200, 986_108_400, 1_004_248_800, 1_018_162_800, 1_035_698_400, 1_049_612_400,
        1_067_148_000, 1_081_062_000, 1_099_202_400, 1_112_511_600, 1_130_652_000, 1_143_961_200, 1_162_101_600,
        1_173_596_400, 1_194_156_000, 1_205_046_000, 1_225_605_600, 1_236_495_600, 1_257_055_200, 1_268_550_000,
        1_289_109_600, 1_299_999_600, 1_320_559_200, 1_331_449_200, 1_352_008_800, 1_362_898_800, 1_383_458_400,
        1_394_348_400, 1_414_908_000, 1_425_798_000, 1_446_357_600, 1_457_852_400, 1_478_412_000, 1_489_302_000,
        1_509_861_600, 1_520_751_600, 1_541_311_200, 1_552_201_200, 1_572_760_800, 1_583_650_800, 1_604_210_400,
        1_615_705_200, 1_636_264_800, 1_647_154_800, 1_667_714_400, 1_678_604_400, 1_699_164_000, 1_710_054_000,
        1_730_613_600, 1_741_503_600, 1_762_063_200,
    ]

    /// The changes in Los Angeles, three hours after those in New York, by the same rules.
    private static let losAngelesChanges = newYorkChanges.map { $0 + 10_800 }

    /// The changes in St John's: at 00:01 until 2011, and then at 02:00, an hour and a half before those in New York.
    private static let stJohnsChanges = newYorkChanges.map { $0 - ($0 < 1_320_000_000 ? 12_540 : 5_400) }

    // swift-format-ignore
    private static let saoPauloChanges = [
        951_616_800, 970_974_000, 982_461_600, 1_003_028_400, 1_013_911_200, 1_036_292_400, 1_045_360_800,
        1_066_532_400, 1_076_810_400, 1_099_364_400, 1_108_864_800, 1_129_431_600, 1_140_314_400, 1_162_695_600,
        1_172_368_800, 1_192_330_800, 1_203_213_600, 1_224_385_200, 1_234_663_200, 1_255_834_800, 1_266_717_600,
        1_287_284_400, 1_298_167_200, 1_318_734_000, 1_330_221_600, 1_350_788_400, 1_361_066_400, 1_382_238_000,
        1_392_516_000, 1_413_687_600, 1_424_570_400, 1_445_137_200, 1_456_020_000, 1_476_586_800, 1_487_469_600,
        1_508_036_400, 1_518_919_200, 1_541_300_400, 1_550_368_800,
    ]

    // swift-format-ignore
    private static let sydneyChanges = [
        954_000_000, 967_305_600, 985_449_600, 1_004_198_400, 1_017_504_000, 1_035_648_000, 1_048_953_600,
        1_067_097_600, 1_080_403_200, 1_099_152_000, 1_111_852_800, 1_130_601_600, 1_143_907_200, 1_162_051_200,
        1_174_752_000, 1_193_500_800, 1_207_411_200, 1_223_136_000, 1_238_860_800, 1_254_585_600, 1_270_310_400,
        1_286_035_200, 1_301_760_000, 1_317_484_800, 1_333_209_600, 1_349_539_200, 1_365_264_000, 1_380_988_800,
        1_396_713_600, 1_412_438_400, 1_428_163_200, 1_443_888_000, 1_459_612_800, 1_475_337_600, 1_491_062_400,
        1_506_787_200, 1_522_512_000, 1_538_841_600, 1_554_566_400, 1_570_291_200, 1_586_016_000, 1_601_740_800,
        1_617_465_600, 1_633_190_400, 1_648_915_200, 1_664_640_000, 1_680_364_800, 1_696_089_600, 1_712_419_200,
        1_728_144_000, 1_743_868_800, 1_759_593_600,
    ]

    /// The changes on Lord Howe Island: summer time begins half an hour earlier than in Sydney, and ends an hour
    /// earlier. On the island, summer time moves the clocks by only half an hour.
    private static let lordHoweChanges = sydneyChanges.enumerated().map { index, change in
        change - (index.isMultiple(of: 2) ? 3_600 : 1_800)
    }

    /// The changes in Auckland and on the Chatham Islands, whose clocks change at the same moments.
    // swift-format-ignore
    private static let newZealandChanges = [
        953_388_000, 970_322_400, 984_837_600, 1_002_376_800, 1_016_287_200, 1_033_826_400, 1_047_736_800,
        1_065_276_000, 1_079_791_200, 1_096_725_600, 1_111_240_800, 1_128_175_200, 1_142_690_400, 1_159_624_800,
        1_174_140_000, 1_191_074_400, 1_207_404_000, 1_222_524_000, 1_238_853_600, 1_253_973_600, 1_270_303_200,
        1_285_423_200, 1_301_752_800, 1_316_872_800, 1_333_202_400, 1_348_927_200, 1_365_256_800, 1_380_376_800,
        1_396_706_400, 1_411_826_400, 1_428_156_000, 1_443_276_000, 1_459_605_600, 1_474_725_600, 1_491_055_200,
        1_506_175_200, 1_522_504_800, 1_538_229_600, 1_554_559_200, 1_569_679_200, 1_586_008_800, 1_601_128_800,
        1_617_458_400, 1_632_578_400, 1_648_908_000, 1_664_028_000, 1_680_357_600, 1_695_477_600, 1_712_412_000,
        1_727_532_000, 1_743_861_600, 1_758_981_600,
    ]
}
