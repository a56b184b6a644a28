import { Browsing1790000000000 } from './1790000000000-browsing.js';
import { SearchAndCounts1790000000001 } from './1790000000001-search-and-counts.js';
import { Accounts1790000000002 } from './1790000000002-accounts.js';
import { Community1790000000003 } from './1790000000003-community.js';
import { Console1790000000004 } from './1790000000004-console.js';
import { PlaceTitles1790000000005 } from './1790000000005-place-titles.js';
import { SearchTexts1790000000006 } from './1790000000006-search-texts.js';
import { SearchIndex1790000000007 } from './1790000000007-search-index.js';
import { MapCells1790000000008 } from './1790000000008-map-cells.js';
import { Imports1790000000009 } from './1790000000009-imports.js';
import { AnswerVersions1790000000010 } from './1790000000010-answer-versions.js';
import { Search1790000000011 } from './1790000000011-search.js';
import { SingleStatements1790000000012 } from './1790000000012-single-statements.js';
import { SearchBacklog1790000000013 } from './1790000000013-search-backlog.js';
import { Categories1790000000014 } from './1790000000014-categories.js';
import { RatedCounts1790000000015 } from './1790000000015-rated-counts.js';
import { LargeImports1790000000016 } from './1790000000016-large-imports.js';
import { PostponedWork1790000000017 } from './1790000000017-postponed-work.js';
import { QuotedLexemes1790000000018 } from './1790000000018-quoted-lexemes.js';
import { ApiTokens1790000000019 } from './1790000000019-api-tokens.js';
import { ScheduledBackups1790000000020 } from './1790000000020-scheduled-backups.js';
import { SampleActivities1790000000021 } from './1790000000021-sample-activities.js';
import { Webhooks1790000000022 } from './1790000000022-webhooks.js';
import { AuditLog1790000000023 } from './1790000000023-audit-log.js';
import { Standing1790000000024 } from './1790000000024-standing.js';
import { UploadAddresses1790000000026 } from './1790000000026-upload-addresses.js';
import { Versions1790000000027 } from './1790000000027-versions.js';
import { WebhookJobs1790000000030 } from './1790000000030-webhook-jobs.js';
import { SamePassword1790000000040 } from './1790000000040-same-password.js';
import { Settings1790000000041 } from './1790000000041-settings.js';
import { Invitations1790000000043 } from './1790000000043-invitations.js';
import { SampleTarget1790000000044 } from './1790000000044-sample-target.js';
import { CategoryTable1790000000045 } from './1790000000045-category-table.js';
import { CategorySearch1790000000046 } from './1790000000046-category-search.js';
import { AvatarRule1790000000047 } from './1790000000047-avatar-rule.js';
import { UserLanguage1790000000048 } from './1790000000048-user-language.js';
import { BackgroundJobs1790000000049 } from './1790000000049-background-jobs.js';
import { ModeratedCities1790000000050 } from './1790000000050-moderated-cities.js';
import { DuplicatePlaces1790000000051 } from './1790000000051-duplicate-places.js';
import { Attributes1790000000054 } from './1790000000054-attributes.js';
import { Bin1790000000052 } from './1790000000052-bin.js';
import { RestoredWebhooks1790000000053 } from './1790000000053-restored-webhooks.js';
import { FurtherCategories1790000000055 } from './1790000000055-further-categories.js';
import { BusinessStatus1790000000056 } from './1790000000056-business-status.js';
import { ShippedAttributes1790000000057 } from './1790000000057-shipped-attributes.js';
import { Names1790000000058 } from './1790000000058-names.js';
import { AttributeRules1790000000059 } from './1790000000059-attribute-rules.js';
import { SearchOtherNames1790000000060 } from './1790000000060-search-other-names.js';
import { NamesInSearchOrder1790000000061 } from './1790000000061-names-in-search-order.js';
import { ImportHistory1790000000062 } from './1790000000062-import-history.js';
import { PlaceKeys1790000000063 } from './1790000000063-place-keys.js';
import { ImportDrafts1790000000064 } from './1790000000064-import-drafts.js';
import { ImportPairs1790000000065 } from './1790000000065-import-pairs.js';
import { PostcodeBlanks1790000000066 } from './1790000000066-postcode-blanks.js';
import { MapArchives1790000000067 } from './1790000000067-map-archives.js';
import { PlaceTags1790000000068 } from './1790000000068-place-tags.js';
import { PlaceHours1790000000069 } from './1790000000069-place-hours.js';
import { TagCounts1790000000070 } from './1790000000070-tag-counts.js';
import { TagNotices1790000000073 } from './1790000000073-tag-notices.js';
import { SearchLetters1790000000075 } from './1790000000075-search-letters.js';
import { SearchTerms1790000000076 } from './1790000000076-search-terms.js';
import { SearchTags1790000000077 } from './1790000000077-search-tags.js';
import { UnderstoodSearch1790000000078 } from './1790000000078-understood-search.js';
import { SearchPlaces1790000000079 } from './1790000000079-search-places.js';
import { FilterSuggestions1790000000080 } from './1790000000080-filter-suggestions.js';
import { CityFacts1790000000085 } from './1790000000085-city-facts.js';
import { NamedCities1790000000086 } from './1790000000086-named-cities.js';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Browsing1790000000000,
  SearchAndCounts1790000000001,
  Accounts1790000000002,
  Community1790000000003,
  Console1790000000004,
  PlaceTitles1790000000005,
  SearchTexts1790000000006,
  SearchIndex1790000000007,
  MapCells1790000000008,
  Imports1790000000009,
  AnswerVersions1790000000010,
  Search1790000000011,
  SingleStatements1790000000012,
  SearchBacklog1790000000013,
  Categories1790000000014,
  RatedCounts1790000000015,
  LargeImports1790000000016,
  PostponedWork1790000000017,
  QuotedLexemes1790000000018,
  ApiTokens1790000000019,
  ScheduledBackups1790000000020,
  SampleActivities1790000000021,
  Webhooks1790000000022,
  AuditLog1790000000023,
  Standing1790000000024,
  UploadAddresses1790000000026,
  Versions1790000000027,
  WebhookJobs1790000000030,
  SamePassword1790000000040,
  Settings1790000000041,
  Invitations1790000000043,
  SampleTarget1790000000044,
  CategoryTable1790000000045,
  CategorySearch1790000000046,
  AvatarRule1790000000047,
  UserLanguage1790000000048,
  BackgroundJobs1790000000049,
  ModeratedCities1790000000050,
  DuplicatePlaces1790000000051,
  Bin1790000000052,
  RestoredWebhooks1790000000053,
  Attributes1790000000054,
  FurtherCategories1790000000055,
  BusinessStatus1790000000056,
  ShippedAttributes1790000000057,
  Names1790000000058,
  AttributeRules1790000000059,
  SearchOtherNames1790000000060,
  NamesInSearchOrder1790000000061,
  ImportHistory1790000000062,
  PlaceKeys1790000000063,
  ImportDrafts1790000000064,
  ImportPairs1790000000065,
  PostcodeBlanks1790000000066,
  MapArchives1790000000067,
  PlaceTags1790000000068,
  PlaceHours1790000000069,
  TagCounts1790000000070,
  TagNotices1790000000073,
  SearchLetters1790000000075,
  SearchTerms1790000000076,
  SearchTags1790000000077,
  UnderstoodSearch1790000000078,
  SearchPlaces1790000000079,
  FilterSuggestions1790000000080,
  CityFacts1790000000085,
  NamedCities1790000000086,
];
