import type { DataSource } from 'typeorm';
import { buildFailedMap } from './files/archives.js';
import { newId } from '../src/core/db/index.js';
import { ModerationStatus } from '../src/core/moderation/index.js';
import { Session } from '../src/modules/accounts/index.js';
import { ConsoleScreen, SavedView } from '../src/modules/activities/index.js';
import { ListVisibility } from '../src/modules/favorites/index.js';
import { PlaceStatus } from '../src/modules/places/place.entity.js';
import { mailTokenOf } from './accounts.js';
import {
  buildApiToken,
  buildCity,
  buildInvitation,
  buildPair,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceImage,
  buildPlaceList,
  buildReport,
  buildReview,
  buildUser,
  buildWebhook,
  buildWebhookDelivery,
  PASSWORD,
  PASSWORD_HASH,
  PLACE_DETAILS,
} from './builders.js';
import type { Sample } from './operations.js';
import { buildBackup, buildBulkJob, buildDraft, buildImport, buildJob, buildSource } from './system.js';

/** Country of these samples only: rows removed by this country belong to them. */
const COUNTRY = 'Nowhereland';

const DETAILS = Object.fromEntries(Object.entries(PLACE_DETAILS).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

const WORDS: Record<string, string> = {
  ...DETAILS,
  name: 'Qutubgarh',
  search: 'Qutubgarh',
  text: 'Qutub',
  category: 'historic',
  moreCategories: 'attraction',
  'LanguageTextInput.language': 'mr',
  'LanguageTextInput.text': 'A gate in the old wall.',
  'AttributeInput.key': 'architect',
  'AttributeInput.values': 'Rana Ashraf',
  country: COUNTRY,
  state: 'Nowhere',
  pincode: '411030',
  title: 'Worth a walk',
  comment: 'Quiet in the morning.',
  note: 'Early',
  url: 'https://127.0.0.1/hooks',
  alt: 'The gate at dawn',
  reason: 'Not a place.',
  timeZone: 'Asia/Kolkata',
  visitMonth: '2026-01',
  token: 'x'.repeat(43),
  'SaveViewInput.query': 'role=user',
  password: 'seven red kettles',
  newPassword: 'seven red kettles',
  currentPassword: PASSWORD,
  'SignInInput.password': PASSWORD,
  clientMutationId: 'attempt',
};

/**
 * Creates one object of each kind, and returns the text to send for each field, so that operations find these objects.
 * @param owner user who owns the list, one review, the session and the uploaded photos
 * @returns a sample function, which throws for fields without a sample
 */
export async function makeSamples(dataSource: DataSource, owner: { id: string }): Promise<Sample> {
  const [name, country, state] = ['Qutubgarh', COUNTRY, 'Nowhere'];
  const city = await buildCity(dataSource, { name, country, state });
  const emptyCity = await buildCity(dataSource, { name, country, state });
  const place = await buildPlace(dataSource, { name, cityId: city.id });
  const deletedCity = await buildCity(dataSource, { name, country, state, deletedAt: new Date() });
  const suggestion = await buildPlace(dataSource, { name, cityId: city.id, status: PlaceStatus.PENDING });
  const review = await buildReview(dataSource, { placeId: place.id });
  const pending = await buildReview(dataSource, { placeId: place.id, status: ModerationStatus.PENDING });
  const own = await buildReview(dataSource, { userId: owner.id });
  const [photo, others] = [await buildPhoto(dataSource, { userId: owner.id }), await buildPhoto(dataSource)];
  const pair = await buildPair(dataSource);
  const placeImage = await buildPlaceImage(dataSource, { placeId: place.id });
  const list = await buildPlaceList(dataSource, { userId: owner.id, visibility: ListVisibility.LINK, linkKey: newId().replaceAll('-', '') }, [place.id]);
  const edit = await buildPlaceEdit(dataSource, { placeId: place.id });
  const [person, suspended] = [
    await buildUser(dataSource, { passwordHash: PASSWORD_HASH }),
    await buildUser(dataSource, { suspendedUntil: new Date(Date.now() + 86_400_000) }),
  ];
  const report = await buildReport(dataSource, { placeId: place.id });
  for (const target of [{ reviewId: review.id }, { photoId: others.id }]) await buildReport(dataSource, target);
  const token = await buildApiToken(dataSource, { userId: owner.id });
  const invitation = await buildInvitation(dataSource);
  // at most 20 webhooks are allowed; the newest belong to samples that other operations use at the same time
  await dataSource.query('DELETE FROM webhooks WHERE id NOT IN (SELECT id FROM webhooks ORDER BY id DESC LIMIT 12)');
  const webhook = await buildWebhook(dataSource);
  const delivery = await buildWebhookDelivery(dataSource, { webhookId: webhook.id });
  const [sessionId, viewId] = [newId(), newId()];
  await dataSource.getRepository(Session).insert({ id: sessionId, userId: owner.id, expiresAt: new Date(Date.now() + 3_600_000) });
  await dataSource.getRepository(SavedView).insert({ id: viewId, userId: owner.id, screen: ConsoleScreen.USERS, name: viewId, query: '' });

  const things: Record<string, string> = {
    ...WORDS,
    email: person.email,
    placeId: place.id,
    cityId: city.id,
    cityIds: city.id,
    city: city.id,
    userId: person.id,
    actorId: person.id,
    targetId: place.id,
    photoId: photo.id,
    photoIds: photo.id,
    reviewId: review.id,
    listId: list.id,
    ref: list.linkKey ?? '',
    webhookId: webhook.id,
    changeId: newId(),
    kind: 'city',
    'PlaceSelection.ids': suggestion.id,
    'CitySelection.ids': emptyCity.id,
    'ReviewSelection.ids': pending.id,
    'PictureInput.id': placeImage.id,
    'SeenInput.id': pending.id,
    'Query.invitation.token': invitation.token,
    'RegisterInput.invitation': invitation.token,
    'RegisterInput.email': `${newId()}@example.org`,
    'MailTrialInput.mail': 'verifyAddress',
    'ReportInput.photoId': others.id,
    'ReportTargetInput.photoId': others.id,
    asOf: '1:1:',
    color: '#8A3A00',
    slug: 'museum',
    key: 'wifi',
    keys: 'wifi',
    'Mutation.createSearchTerm.key': `t${newId().slice(-12)}`,
    'Mutation.createAttribute.key': `a${newId().slice(-12)}`,
    'Query.page.slug': 'imprint',
    'Mutation.createCategory.slug': `c-${newId().slice(-12)}`,
    'Mutation.renameCategory.to': `c-${newId().slice(-12)}`,
    'Mutation.mergeCategories.into': 'park',
    a: pair[0],
    b: pair[1],
    keep: pair[0],
    drop: pair[1],
    takeParts: 'names.de',
    slugs: 'museum',
    language: 'en',
    'Query.mailPreferencesByLink.token': mailTokenOf(person),
    'Mutation.updateMailPreferencesByLink.token': mailTokenOf(person),
    'FetchMapAreaInput.address': 'https://example.org/map.pmtiles',
    reports: report.id,
    dueAt: await buildBackup(dataSource),
    importId: await buildImport(dataSource),
    'AdminPlaceFilter.source': 'file',
    categories: 'museum',
    prices: 'free',
    openAt: 'now',
    'AttributeFilter.any': 'yes',
    'AdminCityFilter.source': 'file',
    'Mutation.forgetImportSource.name': await buildSource(dataSource),
    'ImportChoicesInput.source': 'places',
    'ImportChoicesInput.licence': 'ODbL-1.0',
    'ImportChoicesInput.attribution': 'Wikidata',
    'ImportColumnChoiceInput.column': 'name',
    'ImportColumnChoiceInput.target': 'name',
    'ImportFixedValueInput.target': 'area',
    'ImportFixedValueInput.value': 'North',
    'ImportWordChoiceInput.word': 'bar',
    'ImportWordChoiceInput.category': 'museum',
    'ImportDecisionInput.key': 'places\n1',
    'ImportReadingInput.format': 'csv',
    'ImportReadingInput.encoding': 'utf-8',
    'ImportReadingInput.delimiter': ';',
    'ImportReadingInput.sheet': '1',
  };
  const ids: [string, string[]][] = [
    [deletedCity.id, ['Mutation.restore', 'Mutation.deletePermanently']],
    [city.id, ['Query.city', 'Query.adminCity', 'Mutation.updateCity']],
    [place.id, ['Query.place', 'Query.adminPlace', 'Mutation.updatePlace']],
    [person.id, ['Query.person', 'Query.adminUser', 'Mutation.deleteUser', 'Mutation.setUserRole', 'Mutation.suspendUser', 'Mutation.confirmUserAddress']],
    [suspended.id, ['Mutation.reinstateUser']],
    [photo.id, ['Query.photo', 'Mutation.deletePhoto']],
    [others.id, ['Mutation.approvePhotos', 'Mutation.rejectPhotos']],
    [edit.id, ['Mutation.applyPlaceEdit', 'Mutation.rejectPlaceEdit']],
    [`review:${pending.id}`, ['Mutation.claimModerationItem', 'Mutation.releaseModerationItem']],
    [viewId, ['Mutation.deleteView']],
    [await buildImport(dataSource), ['Mutation.undoImport']],
    [await buildDraft(dataSource), ['Query.importDraft', 'Query.importPreview', 'Query.importPoints', 'Mutation.runImport']],
    [await buildDraft(dataSource), ['Mutation.readImportDraft']],
    [await buildDraft(dataSource), ['Mutation.previewImport']],
    [await buildDraft(dataSource), ['Mutation.discardImport']],
    [await buildDraft(dataSource), ['Mutation.makeMapOfImport']],
    [await buildFailedMap(dataSource), ['Mutation.renameMapArchive']],
    [await buildFailedMap(dataSource), ['Mutation.removeMapArchive']],
    [sessionId, ['Mutation.endSession']],
    [token.id, ['Mutation.revokeApiToken']],
    [invitation.id, ['Mutation.revokeInvitation']],
    [await buildJob(dataSource, 'waiting'), ['Mutation.cancelJob']],
    [await buildJob(dataSource, 'failed'), ['Mutation.retryJob']],
    [await buildBulkJob(dataSource, owner.id), ['Mutation.cancelBulkJob']],
    ['vaduz', ['Query.packPreview', 'Mutation.importPack']],
    [list.id, ['Mutation.deletePlaceList', 'Mutation.renewPlaceListLink', 'Mutation.updatePlaceList']],
    [own.id, ['Mutation.deleteReview', 'Mutation.updateReview']],
    [webhook.id, ['Mutation.updateWebhook', 'Mutation.deleteWebhook', 'Mutation.renewWebhookSecret', 'Mutation.sendTestWebhook']],
    [delivery.id, ['Mutation.redeliverWebhook']],
    [review.id, ['Mutation.markReviewHelpful', 'Mutation.unmarkReviewHelpful']],
  ];
  for (const [id, fields] of ids) for (const field of fields) things[`${field}.id`] = things[`${field}.ids`] = id;
  return (field) => {
    const value = things[field] ?? things[field.slice(field.lastIndexOf('.') + 1)];
    if (value === undefined) throw new Error(`There is no sample for ${field}`);
    return value;
  };
}
