import { issueLink, mailTokenOf } from '../../test/accounts.js';
import {
  buildApiToken,
  buildCity,
  buildIdentity,
  buildAttribute,
  buildSearchTerm,
  buildCategory,
  buildInvitation,
  buildPair,
  buildPhoto,
  buildPlace,
  buildPlaceEdit,
  buildPlaceList,
  buildReport,
  buildReview,
  buildUser,
  buildWebhook,
  buildWebhookDelivery,
  PASSWORD,
  PASSWORD_HASH,
  PLACE_DETAILS,
} from '../../test/builders.js';
import { buildPack, emptyPack } from '../../test/files/packs.js';
import { archiveWith, buildMap } from '../../test/files/archives.js';
import { fileForm } from '../../test/imports.js';
import { HEADER } from '../../test/files/pbf.js';
import { photoForm } from '../../test/files/pictures.js';
import { startServer, type TestServer } from '../../test/server.js';
import { servicesOf } from '../../test/services.js';
import { buildBackup, buildBulkJob, buildDraft, buildDraftWithFile, buildImport, buildImportWithFiles, buildJob, buildSource } from '../../test/system.js';
import { beginChange } from '../core/access/index.js';
import { newId } from '../core/db/index.js';
import { ModerationStatus } from '../core/moderation/index.js';
import { Session } from '../modules/accounts/index.js';
import { Activity, ActivityAction, ActivityTarget, ConsoleScreen, SavedView } from '../modules/activities/index.js';
import { ListVisibility } from '../modules/favorites/index.js';
import { PlaceStatus } from '../modules/places/index.js';
import { ATTRIBUTE_FIELDS, initialValues } from '../modules/site/index.js';
import type { User } from '../modules/users/index.js';
import { ROUTES } from './rest.js';
import { createSchema } from './schema.js';

const ACTORS = ['visitor', 'user', 'other', 'moderator', 'admin'] as const;
type Actor = (typeof ACTORS)[number];
type Outcome = 'allowed' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'BAD_USER_INPUT';

/** Expected outcome for each actor. `user` owns the object; `other` is another user without a role. */
const outcomes = (...list: [Outcome, Outcome, Outcome, Outcome, Outcome]): Record<Actor, Outcome> => {
  const [visitor, user, other, moderator, admin] = list;
  return { visitor, user, other, moderator, admin };
};
const EVERYONE = outcomes('allowed', 'allowed', 'allowed', 'allowed', 'allowed');
const SIGNED_IN = outcomes('UNAUTHENTICATED', 'allowed', 'allowed', 'allowed', 'allowed');
const OWNER = outcomes('UNAUTHENTICATED', 'allowed', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND');
/** Everyone can see the object, but only its author can change it. */
const AUTHOR = outcomes('UNAUTHENTICATED', 'allowed', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN');
/** Everyone except the author is allowed. */
const OTHERS = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'allowed', 'allowed', 'allowed');
const MODERATOR = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'allowed', 'allowed');
/** Like OWNER, for public operations: other actors do not learn whether the object exists. */
const OWNER_ALONE = outcomes('NOT_FOUND', 'allowed', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND');
/** A link that was mailed to the `user`: other signed-in accounts cannot use it. */
const OWN_LINK = outcomes('allowed', 'allowed', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT');
const ADMIN = outcomes('UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'allowed');

/** Objects that operations work with. Each attempt gets new ones if an earlier one may have changed them. */
interface Things {
  /** The actor; for a visitor, the `user`. */
  me: User;
  placeId: string;
  cityId: string;
  /** An empty city. */
  ownCityId: string;
  /** A city in the bin, and the change that has deleted another one. */
  deletedCityId: string;
  deletionId: string;
  /** A place that waits for approval. */
  suggestionId: string;
  /** An edit that waits for a decision. */
  editId: string;
  /** Another session of the `user`. */
  sessionId: string;
  /** An API token of the `user`. */
  tokenId: string;
  /** An invitation, and the token of its link. */
  invitationId: string;
  invitationToken: string;
  /** A list of the `user`, visible by link, that contains the place. */
  listId: string;
  /** Photos that the `user` and `me` have uploaded. */
  photoId: string;
  myPhotoId: string;
  newEmail: string;
  verifyToken: string;
  resetToken: string;
  /** Token of the link to the `user`'s mail preferences. */
  mailToken: string;
  /** An approved and a pending review of the `user`. */
  reviewId: string;
  pendingReviewId: string;
  /** A reported review. */
  reportedId: string;
  /** Another user, a suspended one, and one with an unconfirmed address. */
  otherId: string;
  suspendedId: string;
  unconfirmedId: string;
  /** A webhook, and a delivery to it. */
  webhookId: string;
  deliveryId: string;
  /** A sign-in method that `me` can remove. */
  mySignInMethod: string;
  /** A change that `me` has just made, and a saved view of `me`. */
  myChangeId: string;
  myViewId: string;
  /** Body of a request that changes the settings `contact`, as JSON. */
  settings: string;
  /** Slug of a category without places, one that no category has, and all slugs in another order, as JSON. */
  category: string;
  newSlug: string;
  order: string;
  /** Key of an attribute, one that no attribute has, and all keys in another order, as JSON. */
  attribute: string;
  newKey: string;
  searchTerm: string;
  termKeys: string;
  keys: string;
  /** A waiting and a failed background job, a bulk change of `me`, and the time of a backup. */
  bulkJobId: string;
  waitingJobId: string;
  failedJobId: string;
  importId: string;
  /** An import with files, a draft of one, and a source whose choices are kept. */
  importWithFiles: string;
  draftId: string;
  extractId: string;
  sourceName: string;
  /** A map archive. */
  mapId: string;
  backupTime: string;
  /** Two places that can be the same one. */
  pair: [string, string];
  packName: string;
}
type Table<Ask> = Record<string, readonly [Record<Actor, Outcome>, ((things: Things) => Ask)?]>;

/** Address of an archive on the web. */
const MAP = 'https://example.org/map.pmtiles';

/** Values of a category. */
const CATEGORY = {
  names: { en: 'Wine bar' },
  plurals: {},
  icon: 'wine-bar',
  color: '',
  art: 'bar',
  schemaType: 'BarOrPub',
  isHidden: false,
  aliases: [],
};

/** Values of an attribute. */
const SEARCH_TERM = { meaning: 'price=1', words: { en: 'frugal' } };
const ATTRIBUTE = { ...initialValues(ATTRIBUTE_FIELDS), names: { en: 'Playground' } };

const SIGN_IN = '{ token viewer { id } }';
/** End of a suspension. */
const SOON = new Date(Date.now() + 24 * 3_600_000).toISOString();
/** Fields of a city in GraphQL syntax. */
const CITY = `name: "Goa", state: "Goa", country: "India", description: "Beaches, churches and rice.", featured: false, status: ACTIVE,
  coordinates: { latitude: 15.5, longitude: 73.8 }, timeZone: "Asia/Kolkata", images: []`;
const WEBHOOK = 'url: "https://127.0.0.1/hooks", events: [PLACE_PUBLISHED]';
/** Returns a value in GraphQL syntax. */
const literalOf = (value: object): string => JSON.stringify(value).replace(/"(\w+)":/g, '$1: ');
const REVIEW = 'rating: 4, comment: "Quiet in the morning."';
/** Details of a place in GraphQL syntax. */
const DETAILS = literalOf(PLACE_DETAILS).slice(1, -1);

/** Every root field: the expected outcomes, and a valid operation. */
const FIELDS: Table<string> = {
  'Query.site': [EVERYONE, () => '{ site { contact { email } } }'],
  'Query.page': [EVERYONE, () => '{ page(slug: "about", language: "en") { title } }'],
  'Query.attributes': [EVERYONE, () => '{ attributes { key } }'],
  'Query.stats': [EVERYONE, () => '{ stats { users } }'],
  'Query.cities': [EVERYONE, () => '{ cities { total } }'],
  'Query.city': [EVERYONE, ({ cityId }) => `{ city(id: "${cityId}") { name } }`],
  'Query.featuredCities': [EVERYONE, () => '{ featuredCities { name } }'],
  'Query.states': [EVERYONE, () => '{ states }'],
  'Query.countries': [EVERYONE, () => '{ countries }'],
  'Query.autocomplete': [EVERYONE, () => '{ autocomplete(text: "ab") { categories } }'],
  'Query.mapViewport': [
    EVERYONE,
    () => '{ mapViewport(bounds: { southWest: { latitude: 0, longitude: 0 }, northEast: { latitude: 1, longitude: 1 } }, zoom: 5) { total } }',
  ],
  'Query.places': [EVERYONE, () => '{ places { total } }'],
  'Query.place': [EVERYONE, ({ placeId }) => `{ place(id: "${placeId}") { name } }`],
  'Query.placeCategories': [EVERYONE, () => '{ placeCategories { name } }'],
  'Query.placeCities': [EVERYONE, () => '{ placeCities { name } }'],
  'Query.person': [EVERYONE, ({ me }) => `{ person(id: "${me.id}") { name } }`],
  'Query.placeList': [OWNER_ALONE, ({ listId }) => `{ placeList(ref: "${listId}") { name } }`],
  'Query.photo': [outcomes('UNAUTHENTICATED', 'allowed', 'NOT_FOUND', 'allowed', 'allowed'), ({ photoId }) => `{ photo(id: "${photoId}") { id } }`],
  'Query.mailPreferencesByLink': [EVERYONE, ({ mailToken }) => `{ mailPreferencesByLink(token: "${mailToken}") { address } }`],
  'Query.placeKinds': [EVERYONE, () => '{ placeKinds }'],
  'Query.placesLike': [
    SIGNED_IN,
    ({ cityId }) => `{ placesLike(cityId: "${cityId}", name: "Fort", coordinates: { latitude: 18.5, longitude: 73.8 }) { distance } }`,
  ],
  'Query.placeEdits': [MODERATOR, () => '{ placeEdits { total } }'],
  'Query.adminCities': [ADMIN, () => '{ adminCities { total } }'],
  'Query.adminCity': [ADMIN, ({ cityId }) => `{ adminCity(id: "${cityId}") { id } }`],
  'Query.worldCities': [ADMIN, () => '{ worldCities(search: "Oslo") { name } }'],
  'Query.adminPlaces': [ADMIN, () => '{ adminPlaces { total } }'],
  'Query.adminPlace': [ADMIN, ({ suggestionId }) => `{ adminPlace(id: "${suggestionId}") { id } }`],
  'Query.viewer': [EVERYONE, () => '{ viewer { id email } }'],
  'Query.signInOptions': [EVERYONE, () => '{ signInOptions { methods } }'],
  'Query.invitation': [EVERYONE, ({ invitationToken }) => `{ invitation(token: "${invitationToken}") { state } }`],
  'Query.invitations': [ADMIN, () => '{ invitations { id } }'],
  'Query.sessions': [SIGNED_IN, () => '{ sessions { id isCurrent } }'],
  'Query.apiTokens': [SIGNED_IN, () => '{ apiTokens { id name } }'],
  'Query.myData': [SIGNED_IN, () => '{ myData }'],
  'Query.adminCounts': [ADMIN, () => '{ adminCounts { users { all } } }'],
  'Query.adminCharts': [ADMIN, () => '{ adminCharts { ratingMix { stars } } }'],
  'Query.adminStats': [ADMIN, () => '{ adminStats { totalUsers } }'],
  'Mutation.register': [EVERYONE, ({ newEmail }) => `mutation { register(input: { name: "Ravi", email: "${newEmail}", password: "${PASSWORD}" }) ${SIGN_IN} }`],
  'Mutation.signIn': [EVERYONE, ({ me }) => `mutation { signIn(input: { email: "${me.email}", password: "${PASSWORD}" }) ${SIGN_IN} }`],
  'Mutation.verifyEmail': [OWN_LINK, ({ verifyToken }) => `mutation { verifyEmail(input: { token: "${verifyToken}" }) }`],
  'Mutation.requestPasswordReset': [EVERYONE, ({ me }) => `mutation { requestPasswordReset(input: { email: "${me.email}" }) }`],
  'Mutation.resetPassword': [EVERYONE, ({ resetToken }) => `mutation { resetPassword(input: { token: "${resetToken}", password: "${PASSWORD}" }) }`],
  'Mutation.signOut': [SIGNED_IN, () => 'mutation { signOut }'],
  'Mutation.resendVerification': [SIGNED_IN, () => 'mutation { resendVerification }'],
  'Mutation.changePassword': [
    SIGNED_IN,
    () => `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "seven red kettles" }) ${SIGN_IN} }`,
  ],
  'Mutation.updateProfile': [SIGNED_IN, ({ me }) => `mutation { updateProfile(input: { name: "Ravi", email: "${me.email}" }) { name } }`],
  'Mutation.removeSignInMethod': [
    SIGNED_IN,
    ({ mySignInMethod: method }) => `mutation { removeSignInMethod(method: ${method.toUpperCase()}) { signInMethods } }`,
  ],
  'Mutation.deleteAccount': [SIGNED_IN, () => `mutation { deleteAccount(input: { currentPassword: "${PASSWORD}" }) }`],
  'Mutation.endOtherSessions': [SIGNED_IN, () => 'mutation { endOtherSessions }'],
  'Mutation.deletePhoto': [OWNER, ({ photoId }) => `mutation { deletePhoto(id: "${photoId}") }`],
  'Mutation.approvePhotos': [MODERATOR, ({ photoId }) => `mutation { approvePhotos(ids: ["${photoId}"]) { count } }`],
  'Mutation.rejectPhotos': [MODERATOR, ({ photoId }) => `mutation { rejectPhotos(ids: ["${photoId}"], input: { reason: "Blurred." }) { count } }`],
  'Mutation.setAvatar': [SIGNED_IN, ({ myPhotoId }) => `mutation { setAvatar(photoId: "${myPhotoId}") { avatarUrl } }`],
  'Mutation.removeAvatar': [SIGNED_IN, () => 'mutation { removeAvatar { avatarUrl } }'],
  'Mutation.addPlacePhotos': [SIGNED_IN, ({ placeId: id, myPhotoId }) => `mutation { addPlacePhotos(placeId: "${id}", photoIds: ["${myPhotoId}"]) { id } }`],
  'Mutation.createApiToken': [SIGNED_IN, () => 'mutation { createApiToken(input: { name: "Script", scope: READ }) { token apiToken { id } } }'],
  'Mutation.createInvitation': [ADMIN, () => 'mutation { createInvitation(input: { maxUses: 30, expiresInDays: 7 }) { link } }'],
  'Mutation.revokeInvitation': [ADMIN, ({ invitationId }) => `mutation { revokeInvitation(id: "${invitationId}") { state } }`],
  'Mutation.revokeApiToken': [OWNER, ({ tokenId }) => `mutation { revokeApiToken(id: "${tokenId}") }`],
  'Mutation.endSession': [OWNER, ({ sessionId }) => `mutation { endSession(id: "${sessionId}") }`],
  'Mutation.createReview': [SIGNED_IN, ({ placeId }) => `mutation { createReview(input: { placeId: "${placeId}", ${REVIEW} }) { id } }`],
  'Mutation.updateReview': [AUTHOR, ({ reviewId }) => `mutation { updateReview(id: "${reviewId}", input: { ${REVIEW} }) { id } }`],
  'Mutation.deleteReview': [AUTHOR, ({ reviewId }) => `mutation { deleteReview(id: "${reviewId}") { id } }`],
  'Mutation.markReviewHelpful': [OTHERS, ({ reviewId }) => `mutation { markReviewHelpful(id: "${reviewId}") { id } }`],
  'Mutation.unmarkReviewHelpful': [OTHERS, ({ reviewId }) => `mutation { unmarkReviewHelpful(id: "${reviewId}") { id } }`],
  'Query.adminReviews': [ADMIN, () => '{ adminReviews { total } }'],
  'Mutation.approveReviews': [MODERATOR, ({ pendingReviewId }) => `mutation { approveReviews(selection: { ids: ["${pendingReviewId}"] }) { id } }`],
  'Mutation.rejectReviews': [MODERATOR, ({ reviewId }) => `mutation { rejectReviews(selection: { ids: ["${reviewId}"] }, input: { reason: "Spam" }) { id } }`],
  'Mutation.deleteReviews': [ADMIN, ({ reviewId }) => `mutation { deleteReviews(selection: { ids: ["${reviewId}"] }) { count } }`],
  'Query.adminUsers': [ADMIN, () => '{ adminUsers { total } }'],
  'Query.adminUser': [ADMIN, ({ otherId }) => `{ adminUser(id: "${otherId}") { email } }`],
  'Mutation.setUserRole': [ADMIN, ({ otherId }) => `mutation { setUserRole(id: "${otherId}", role: MODERATOR) { count } }`],
  'Mutation.suspendUser': [ADMIN, ({ otherId }) => `mutation { suspendUser(id: "${otherId}", until: "${SOON}") { count } }`],
  'Mutation.reinstateUser': [ADMIN, ({ suspendedId }) => `mutation { reinstateUser(id: "${suspendedId}") { count } }`],
  'Mutation.confirmUserAddress': [ADMIN, ({ unconfirmedId }) => `mutation { confirmUserAddress(id: "${unconfirmedId}") }`],
  'Mutation.deleteUser': [ADMIN, ({ otherId }) => `mutation { deleteUser(id: "${otherId}") }`],
  'Query.activities': [ADMIN, () => '{ activities { total } }'],
  'Mutation.undo': [MODERATOR, ({ myChangeId }) => `mutation { undo(changeId: "${myChangeId}") }`],
  'Query.savedViews': [ADMIN, () => '{ savedViews(screen: USERS) { name } }'],
  'Mutation.saveView': [ADMIN, () => 'mutation { saveView(input: { screen: USERS, name: "New", query: "" }) { id } }'],
  'Mutation.deleteView': [ADMIN, ({ myViewId }) => `mutation { deleteView(id: "${myViewId}") }`],
  'Query.adminCategories': [ADMIN, () => '{ adminCategories { slug } }'],
  'Query.categoryIcons': [ADMIN, () => '{ categoryIcons { name } }'],
  'Mutation.createCategory': [ADMIN, ({ newSlug }) => `mutation { createCategory(slug: "${newSlug}", value: ${literalOf(CATEGORY)}) { category { slug } } }`],
  'Mutation.saveCategory': [
    ADMIN,
    ({ category }) => `mutation { saveCategory(slug: "${category}", version: 1, value: ${literalOf(CATEGORY)}) { category { slug } } }`,
  ],
  'Mutation.renameCategory': [
    ADMIN,
    ({ category, newSlug }) => `mutation { renameCategory(slug: "${category}", version: 1, to: "${newSlug}") { category { slug } } }`,
  ],
  'Mutation.mergeCategories': [ADMIN, ({ category }) => `mutation { mergeCategories(slug: "${category}", version: 1, into: "museum") { category { slug } } }`],
  'Mutation.moveCategories': [ADMIN, ({ order }) => `mutation { moveCategories(slugs: ${order || '[]'}) { count } }`],
  'Mutation.deleteCategory': [ADMIN, ({ category }) => `mutation { deleteCategory(slug: "${category}", version: 1) { count } }`],
  'Query.adminAttributes': [ADMIN, () => '{ adminAttributes { key } }'],
  'Mutation.createAttribute': [ADMIN, ({ newKey }) => `mutation { createAttribute(key: "${newKey}", value: ${literalOf(ATTRIBUTE)}) { retired } }`],
  'Mutation.saveAttribute': [
    ADMIN,
    ({ attribute }) => `mutation { saveAttribute(key: "${attribute}", version: 1, value: ${literalOf(ATTRIBUTE)}) { retired } }`,
  ],
  'Mutation.moveAttributes': [ADMIN, ({ keys }) => `mutation { moveAttributes(keys: ${keys || '[]'}) { count } }`],
  'Mutation.deleteAttribute': [ADMIN, ({ attribute }) => `mutation { deleteAttribute(key: "${attribute}", version: 1) { count } }`],
  'Query.adminSearchTerms': [ADMIN, () => '{ adminSearchTerms { key } }'],
  'Mutation.createSearchTerm': [ADMIN, ({ newKey }) => `mutation { createSearchTerm(key: "${newKey}", value: ${literalOf(SEARCH_TERM)}) { term { key } } }`],
  'Mutation.saveSearchTerm': [
    ADMIN,
    ({ searchTerm }) => `mutation { saveSearchTerm(key: "${searchTerm}", version: 1, value: ${literalOf(SEARCH_TERM)}) { term { key } } }`,
  ],
  'Mutation.moveSearchTerms': [ADMIN, ({ termKeys }) => `mutation { moveSearchTerms(keys: ${termKeys || '[]'}) { count } }`],
  'Mutation.deleteSearchTerm': [ADMIN, ({ searchTerm }) => `mutation { deleteSearchTerm(key: "${searchTerm}", version: 1) { count } }`],
  'Query.adminSettings': [ADMIN, () => '{ adminSettings { group } }'],
  'Query.markdownPreview': [ADMIN, () => '{ markdownPreview(text: "*a*") }'],
  'Query.mailPreview': [ADMIN, () => '{ mailPreview(input: { mail: "verifyAddress", language: "de" }) { subject } }'],
  'Mutation.sendTestMail': [ADMIN, () => 'mutation { sendTestMail(input: { mail: "verifyAddress", language: "de" }) { outcome } }'],
  'Query.accent': [ADMIN, () => '{ accent(color: "#8A3A00") { light { main } } }'],
  'Mutation.saveSettings': [
    ADMIN,
    ({ settings }) => `mutation { saveSettings(group: CONTACT, ${literalOf(JSON.parse(settings || '{}') as object).slice(1, -1)}) { settings { version } } }`,
  ],
  'Query.setup': [ADMIN, () => '{ setup { steps { name } } }'],
  'Mutation.removeSampleData': [ADMIN, () => 'mutation { removeSampleData { cities } }'],
  'Query.systemStatus': [ADMIN, () => '{ systemStatus { version } }'],
  'Query.releaseNotes': [ADMIN, () => '{ releaseNotes }'],
  'Query.systemChecks': [ADMIN, () => '{ systemChecks { name { text } } }'],
  'Query.backups': [ADMIN, () => '{ backups { keep } }'],
  'Query.bin': [ADMIN, () => '{ bin(kind: CITY) { total } }'],
  'Query.binCounts': [ADMIN, () => '{ binCounts { cities } }'],
  'Query.deletionImpact': [ADMIN, ({ ownCityId }) => `{ deletionImpact(cities: { ids: ["${ownCityId}"] }) { places } }`],
  'Mutation.restore': [ADMIN, ({ deletedCityId }) => `mutation { restore(kind: CITY, ids: ["${deletedCityId}"]) { id } }`],
  'Mutation.restoreChange': [ADMIN, ({ deletionId }) => `mutation { restoreChange(changeId: "${deletionId}") { id } }`],
  'Mutation.deletePermanently': [ADMIN, ({ deletedCityId }) => `mutation { deletePermanently(kind: CITY, ids: ["${deletedCityId}"]) }`],
  'Query.backgroundJobs': [ADMIN, () => '{ backgroundJobs { id } }'],
  'Mutation.makeBackup': [ADMIN, () => 'mutation { makeBackup { id } }'],
  'Mutation.backupLink': [ADMIN, ({ backupTime }) => `mutation { backupLink(dueAt: "${backupTime}") }`],
  'Query.bulkJobs': [MODERATOR, () => '{ bulkJobs { id } }'],
  'Mutation.cancelBulkJob': [MODERATOR, ({ bulkJobId }) => `mutation { cancelBulkJob(id: "${bulkJobId}") { state } }`],
  'Query.packs': [ADMIN, () => '{ packs { name } }'],
  'Query.packPreview': [ADMIN, () => '{ packPreview(id: "vaduz") { name } }'],
  'Mutation.exportPack': [ADMIN, () => 'mutation { exportPack { id } }'],
  'Mutation.packLink': [ADMIN, ({ packName }) => `mutation { packLink(name: "${packName}") }`],
  'Mutation.importPack': [ADMIN, () => 'mutation { importPack(id: "vaduz", mode: ADD) { id } }'],
  'Mutation.cancelJob': [ADMIN, ({ waitingJobId }) => `mutation { cancelJob(id: "${waitingJobId}") { state } }`],
  'Mutation.retryJob': [ADMIN, ({ failedJobId }) => `mutation { retryJob(id: "${failedJobId}") { state } }`],
  'Query.imports': [ADMIN, () => '{ imports { total } }'],
  'Query.importDraft': [ADMIN, ({ draftId }) => `{ importDraft(id: "${draftId}") { id } }`],
  'Query.importDrafts': [ADMIN, () => '{ importDrafts { id } }'],
  'Query.importTargets': [ADMIN, () => '{ importTargets { name } }'],
  'Query.importPreview': [ADMIN, ({ draftId }) => `{ importPreview(id: "${draftId}") { total } }`],
  'Query.importPoints': [ADMIN, ({ draftId }) => `{ importPoints(id: "${draftId}") { line } }`],
  'Query.importSources': [ADMIN, () => '{ importSources { name } }'],
  'Mutation.makeMapOfImport': [ADMIN, ({ extractId }) => `mutation { makeMapOfImport(id: "${extractId}") { id } }`],
  'Mutation.readImportDraft': [ADMIN, ({ draftId }) => `mutation { readImportDraft(id: "${draftId}", input: {}) { id } }`],
  'Mutation.previewImport': [ADMIN, ({ draftId }) => `mutation { previewImport(id: "${draftId}", input: { kind: PLACES, source: "places" }) { id } }`],
  'Mutation.runImport': [ADMIN, ({ draftId }) => `mutation { runImport(id: "${draftId}") { id } }`],
  'Mutation.discardImport': [ADMIN, ({ draftId }) => `mutation { discardImport(id: "${draftId}") }`],
  'Mutation.forgetImportSource': [ADMIN, ({ sourceName }) => `mutation { forgetImportSource(name: "${sourceName}") }`],
  'Query.mapArchives': [ADMIN, () => '{ mapArchives { items { id } } }'],
  'Query.mapAreaOf': [ADMIN, ({ cityId }) => `{ mapAreaOf(cityId: "${cityId}", marginKm: 5) { southWest { latitude } } }`],
  'Mutation.fetchMapArea': [ADMIN, ({ cityId }) => `mutation { fetchMapArea(input: { address: "${MAP}", cityId: "${cityId}" }) { id } }`],
  'Mutation.renameMapArchive': [ADMIN, ({ mapId }) => `mutation { renameMapArchive(id: "${mapId}", name: "Renamed") { id } }`],
  'Mutation.removeMapArchive': [ADMIN, ({ mapId }) => `mutation { removeMapArchive(id: "${mapId}") { id } }`],
  'Mutation.undoImport': [ADMIN, ({ importId }) => `mutation { undoImport(id: "${importId}") { id } }`],
  'Query.webhooks': [ADMIN, () => '{ webhooks { id } }'],
  'Query.webhookDeliveries': [ADMIN, ({ webhookId }) => `{ webhookDeliveries(webhookId: "${webhookId}") { total } }`],
  'Mutation.createWebhook': [ADMIN, () => `mutation { createWebhook(input: { ${WEBHOOK} }) { webhook { id } } }`],
  'Mutation.updateWebhook': [ADMIN, ({ webhookId }) => `mutation { updateWebhook(id: "${webhookId}", input: { ${WEBHOOK} }) { id } }`],
  'Mutation.deleteWebhook': [ADMIN, ({ webhookId }) => `mutation { deleteWebhook(id: "${webhookId}") }`],
  'Mutation.renewWebhookSecret': [ADMIN, ({ webhookId }) => `mutation { renewWebhookSecret(id: "${webhookId}") { webhook { id } } }`],
  'Mutation.sendTestWebhook': [ADMIN, ({ webhookId }) => `mutation { sendTestWebhook(id: "${webhookId}") { id } }`],
  'Mutation.redeliverWebhook': [ADMIN, ({ deliveryId }) => `mutation { redeliverWebhook(id: "${deliveryId}") { id } }`],
  'Mutation.updateMailPreferencesByLink': [
    EVERYONE,
    ({ mailToken }) => `mutation { updateMailPreferencesByLink(token: "${mailToken}", wantsDecisionMails: false) { address } }`,
  ],
  'Mutation.updateMailPreferences': [SIGNED_IN, () => 'mutation { updateMailPreferences(wantsDecisionMails: false) { id } }'],
  'Mutation.addFavorite': [SIGNED_IN, ({ placeId }) => `mutation { addFavorite(placeId: "${placeId}") { id } }`],
  'Mutation.removeFavorite': [SIGNED_IN, ({ placeId }) => `mutation { removeFavorite(placeId: "${placeId}") { id } }`],
  'Mutation.createPlaceList': [SIGNED_IN, () => 'mutation { createPlaceList(input: { name: "Forts", visibility: PUBLIC }) { id } }'],
  'Mutation.updatePlaceList': [OWNER, ({ listId }) => `mutation { updatePlaceList(id: "${listId}", input: { name: "Forts", visibility: PUBLIC }) { id } }`],
  'Mutation.deletePlaceList': [OWNER, ({ listId }) => `mutation { deletePlaceList(id: "${listId}") }`],
  'Mutation.renewPlaceListLink': [OWNER, ({ listId }) => `mutation { renewPlaceListLink(id: "${listId}") { id } }`],
  'Mutation.addPlaceToList': [OWNER, ({ listId, placeId }) => `mutation { addPlaceToList(listId: "${listId}", placeId: "${placeId}") { id } }`],
  'Mutation.removePlaceFromList': [OWNER, ({ listId, placeId }) => `mutation { removePlaceFromList(listId: "${listId}", placeId: "${placeId}") { id } }`],
  'Mutation.updatePlaceListNote': [
    OWNER,
    ({ listId, placeId }) => `mutation { updatePlaceListNote(listId: "${listId}", placeId: "${placeId}", input: { note: "Early" }) { id } }`,
  ],
  'Mutation.movePlaceInList': [OWNER, ({ listId, placeId }) => `mutation { movePlaceInList(listId: "${listId}", placeId: "${placeId}", position: 1) { id } }`],
  'Mutation.suggestPlace': [SIGNED_IN, ({ cityId }) => `mutation { suggestPlace(input: { ${DETAILS}, cityId: "${cityId}" }) { id } }`],
  'Mutation.suggestPlaceEdit': [SIGNED_IN, ({ placeId }) => `mutation { suggestPlaceEdit(placeId: "${placeId}", input: { ${DETAILS} }) { id } }`],
  'Mutation.approvePlaces': [MODERATOR, ({ suggestionId }) => `mutation { approvePlaces(selection: { ids: ["${suggestionId}"] }) { id } }`],
  'Mutation.rejectPlaces': [
    MODERATOR,
    ({ suggestionId }) => `mutation { rejectPlaces(selection: { ids: ["${suggestionId}"] }, input: { reason: "No" }) { id } }`,
  ],
  'Mutation.createCity': [ADMIN, () => `mutation { createCity(input: { ${CITY} }) { id } }`],
  'Mutation.updateCity': [ADMIN, ({ ownCityId }) => `mutation { updateCity(id: "${ownCityId}", version: 1, input: { ${CITY} }) { id } }`],
  'Mutation.featureCities': [ADMIN, ({ ownCityId }) => `mutation { featureCities(selection: { ids: ["${ownCityId}"] }, featured: true) { id } }`],
  'Mutation.hideCities': [ADMIN, ({ ownCityId }) => `mutation { hideCities(selection: { ids: ["${ownCityId}"] }) { id } }`],
  'Mutation.deleteCities': [ADMIN, ({ ownCityId }) => `mutation { deleteCities(selection: { ids: ["${ownCityId}"] }) { id } }`],
  'Mutation.createPlace': [ADMIN, ({ cityId }) => `mutation { createPlace(input: { ${DETAILS}, cityId: "${cityId}", featured: false, images: [] }) { id } }`],
  'Mutation.updatePlace': [
    ADMIN,
    ({ cityId, suggestionId }) =>
      `mutation { updatePlace(id: "${suggestionId}", version: 1, input: { ${DETAILS}, cityId: "${cityId}", featured: false, images: [] }) { id } }`,
  ],
  'Mutation.featurePlaces': [ADMIN, ({ suggestionId }) => `mutation { featurePlaces(selection: { ids: ["${suggestionId}"] }, featured: true) { id } }`],
  'Mutation.categorizePlaces': [ADMIN, ({ suggestionId }) => `mutation { categorizePlaces(selection: { ids: ["${suggestionId}"] }, category: "park") { id } }`],
  'Query.duplicatePairs': [ADMIN, () => '{ duplicatePairs { total } }'],
  'Query.duplicateSearch': [ADMIN, () => '{ duplicateSearch { isRunning } }'],
  'Query.comparedPlaces': [ADMIN, ({ placeId, suggestionId }) => `{ comparedPlaces(a: "${placeId}", b: "${suggestionId}") { reviews } }`],
  'Mutation.findDuplicates': [ADMIN, () => 'mutation { findDuplicates { isRunning } }'],
  'Mutation.dismissDuplicate': [ADMIN, ({ pair: [a, b] }) => `mutation { dismissDuplicate(a: "${a}", b: "${b}") { isDismissed } }`],
  'Mutation.mergePlaces': [ADMIN, ({ pair: [a, b] }) => `mutation { mergePlaces(keep: "${a}", keepVersion: 1, drop: "${b}", dropVersion: 1) { id } }`],
  'Mutation.deletePlaces': [ADMIN, ({ suggestionId }) => `mutation { deletePlaces(selection: { ids: ["${suggestionId}"] }) { id } }`],
  'Mutation.applyPlaceEdit': [MODERATOR, ({ editId }) => `mutation { applyPlaceEdit(id: "${editId}") { id } }`],
  'Mutation.rejectPlaceEdit': [MODERATOR, ({ editId }) => `mutation { rejectPlaceEdit(id: "${editId}", input: { reason: "No" }) { id } }`],
  'Mutation.createReport': [OTHERS, ({ reviewId }) => `mutation { createReport(input: { reviewId: "${reviewId}", reason: SPAM }) }`],
  'Mutation.dismissReports': [MODERATOR, ({ reportedId }) => `mutation { dismissReports(input: { reviewId: "${reportedId}" }) { count } }`],
  'Mutation.upholdReports': [MODERATOR, ({ reportedId }) => `mutation { upholdReports(input: { reviewId: "${reportedId}" }) { count } }`],
  'Query.moderationQueue': [MODERATOR, () => '{ moderationQueue { total } }'],
  'Query.moderationCounts': [MODERATOR, () => '{ moderationCounts { all } }'],
  'Mutation.claimModerationItem': [MODERATOR, ({ pendingReviewId }) => `mutation { claimModerationItem(id: "review:${pendingReviewId}") { id } }`],
  'Mutation.releaseModerationItem': [MODERATOR, ({ pendingReviewId }) => `mutation { releaseModerationItem(id: "review:${pendingReviewId}") }`],
};

/** Every REST route: the expected outcomes, the value of `:id`, `:ref` or `:method`, the query and the body. */
const PATHS: Table<{ id?: string; query?: string; body?: object }> = {
  'GET /stats': [EVERYONE],
  'GET /cities': [EVERYONE],
  'GET /cities/states': [EVERYONE],
  'GET /cities/countries': [EVERYONE],
  'GET /cities/:id': [EVERYONE, ({ cityId }) => ({ id: cityId })],
  'GET /cities/:id/places': [EVERYONE, ({ cityId }) => ({ id: cityId })],
  'GET /places': [EVERYONE],
  'GET /places/categories': [EVERYONE],
  'GET /places/cities': [EVERYONE],
  'GET /places/:id': [EVERYONE, ({ placeId }) => ({ id: placeId })],
  'GET /places/:id/reviews': [EVERYONE, ({ placeId }) => ({ id: placeId })],
  'POST /places/:id/reviews': [SIGNED_IN, ({ placeId }) => ({ id: placeId, body: { rating: 4, comment: 'Quiet in the morning.' } })],
  'PUT /reviews/:id': [AUTHOR, ({ reviewId }) => ({ id: reviewId, body: { rating: 4, comment: 'Quiet in the morning.' } })],
  'DELETE /reviews/:id': [AUTHOR, ({ reviewId }) => ({ id: reviewId })],
  'PUT /reviews/:id/helpful': [OTHERS, ({ reviewId }) => ({ id: reviewId })],
  'DELETE /reviews/:id/helpful': [OTHERS, ({ reviewId }) => ({ id: reviewId })],
  'GET /auth/me/reviews': [SIGNED_IN],
  'GET /people/:id': [EVERYONE, ({ me }) => ({ id: me.id })],
  'GET /lists/:ref/export/:format': [OWNER_ALONE, ({ listId }) => ({ id: listId })],
  'GET /favorites': [SIGNED_IN],
  'PUT /favorites/:id': [SIGNED_IN, ({ placeId }) => ({ id: placeId })],
  'DELETE /favorites/:id': [SIGNED_IN, ({ placeId }) => ({ id: placeId })],
  'GET /places/like': [SIGNED_IN, ({ cityId }) => ({ query: `?city=${cityId}&name=Fort&latitude=18.5&longitude=73.8` })],
  'POST /places': [SIGNED_IN, ({ cityId }) => ({ body: { ...PLACE_DETAILS, cityId } })],
  'POST /places/:id/edits': [SIGNED_IN, ({ placeId }) => ({ id: placeId, body: PLACE_DETAILS })],
  'POST /reports': [OTHERS, ({ reviewId }) => ({ body: { reviewId, reason: 'spam' } })],
  'POST /auth/register': [EVERYONE, ({ newEmail }) => ({ body: { name: 'Ravi', email: newEmail, password: PASSWORD } })],
  'POST /auth/login': [EVERYONE, ({ me }) => ({ body: { email: me.email, password: PASSWORD } })],
  'POST /auth/verify-email': [OWN_LINK, ({ verifyToken }) => ({ body: { token: verifyToken } })],
  'POST /auth/forgot-password': [EVERYONE, ({ me }) => ({ body: { email: me.email } })],
  'POST /auth/reset-password': [EVERYONE, ({ resetToken }) => ({ body: { token: resetToken, password: PASSWORD } })],
  'GET /mail-preferences/:token': [EVERYONE, ({ mailToken }) => ({ id: mailToken })],
  'POST /mail-preferences/:token': [EVERYONE, ({ mailToken }) => ({ id: mailToken })],
  'POST /auth/logout': [SIGNED_IN],
  'POST /auth/resend-verification': [SIGNED_IN],
  'GET /auth/me': [SIGNED_IN],
  'PUT /auth/me': [SIGNED_IN, ({ me }) => ({ body: { name: 'Ravi', email: me.email } })],
  'PUT /auth/me/mail-preferences': [SIGNED_IN, () => ({ body: { wantsDecisionMails: false } })],
  'DELETE /auth/me': [SIGNED_IN, () => ({ body: { currentPassword: PASSWORD } })],
  'GET /auth/me/data': [SIGNED_IN],
  'PUT /auth/password': [SIGNED_IN, () => ({ body: { currentPassword: PASSWORD, newPassword: 'seven red kettles' } })],
  'GET /auth/sessions': [SIGNED_IN],
  'DELETE /auth/sessions': [SIGNED_IN],
  'DELETE /auth/sessions/:id': [OWNER, ({ sessionId }) => ({ id: sessionId })],
  'DELETE /auth/sign-in-methods/:method': [SIGNED_IN, ({ mySignInMethod }) => ({ id: mySignInMethod })],
  'POST /auth/invitation': [EVERYONE, ({ invitationToken }) => ({ body: { token: invitationToken } })],
  'GET /admin/invitations': [ADMIN],
  'POST /admin/invitations': [ADMIN, () => ({ body: { maxUses: 30, expiresInDays: 7 } })],
  'DELETE /admin/invitations/:id': [ADMIN, ({ invitationId }) => ({ id: invitationId })],
  'GET /auth/tokens': [SIGNED_IN],
  'POST /auth/tokens': [SIGNED_IN, () => ({ body: { name: 'Script', scope: 'read' } })],
  'DELETE /auth/tokens/:id': [OWNER, ({ tokenId }) => ({ id: tokenId })],
  'POST /photos': [SIGNED_IN, () => ({ body: photoForm() })],
  'PUT /photos/:id': [OWNER, ({ photoId }) => ({ id: photoId, body: { alt: 'The gate' } })],
  'DELETE /photos/:id': [OWNER, ({ photoId }) => ({ id: photoId })],
  'PUT /auth/me/avatar': [SIGNED_IN, ({ myPhotoId }) => ({ body: { photoId: myPhotoId } })],
  'DELETE /auth/me/avatar': [SIGNED_IN],
  'POST /places/:id/photos': [SIGNED_IN, ({ placeId: id, myPhotoId }) => ({ id, body: { photoIds: [myPhotoId] } })],
  'GET /admin/dashboard': [ADMIN],
  'GET /admin/users': [ADMIN],
  'GET /admin/users.csv': [ADMIN],
  'PUT /admin/users/:id/role': [ADMIN, ({ otherId }) => ({ id: otherId, body: { role: 'moderator' } })],
  'PUT /admin/users/:id/verified': [ADMIN, ({ unconfirmedId }) => ({ id: unconfirmedId })],
  'DELETE /admin/users/:id': [ADMIN, ({ otherId }) => ({ id: otherId })],
  'GET /admin/reviews': [ADMIN],
  'GET /admin/reviews.csv': [ADMIN],
  'PUT /admin/reviews/:id/status': [ADMIN, ({ pendingReviewId }) => ({ id: pendingReviewId, body: { status: 'approved' } })],
  'DELETE /admin/reviews/:id': [ADMIN, ({ reviewId }) => ({ id: reviewId })],
  'GET /admin/activities.csv': [ADMIN],
  'GET /attributes': [EVERYONE],
  'GET /admin/attributes': [ADMIN],
  'GET /admin/search-terms': [ADMIN],
  'POST /admin/search-terms': [ADMIN, ({ newKey }) => ({ body: { key: newKey, value: SEARCH_TERM } })],
  'PUT /admin/search-terms': [ADMIN, ({ termKeys }) => ({ body: { keys: JSON.parse(termKeys || '[]') as string[] } })],
  'PUT /admin/search-terms/:key': [ADMIN, ({ searchTerm }) => ({ id: searchTerm, body: { version: 1, value: SEARCH_TERM } })],
  'DELETE /admin/search-terms/:key': [ADMIN, ({ searchTerm }) => ({ id: searchTerm, query: '?version=1' })],
  'POST /admin/attributes': [ADMIN, ({ newKey }) => ({ body: { key: newKey, value: ATTRIBUTE } })],
  'PUT /admin/attributes': [ADMIN, ({ keys }) => ({ body: { keys: JSON.parse(keys || '[]') as string[] } })],
  'PUT /admin/attributes/:key': [ADMIN, ({ attribute }) => ({ id: attribute, body: { version: 1, value: ATTRIBUTE } })],
  'DELETE /admin/attributes/:key': [ADMIN, ({ attribute }) => ({ id: attribute, query: '?version=1' })],
  'GET /admin/categories': [ADMIN],
  'POST /admin/categories': [ADMIN, ({ newSlug }) => ({ body: { slug: newSlug, value: CATEGORY } })],
  'PUT /admin/categories': [ADMIN, ({ order }) => ({ body: { slugs: JSON.parse(order || '[]') as string[] } })],
  'PUT /admin/categories/:slug': [ADMIN, ({ category }) => ({ id: category, body: { version: 1, value: CATEGORY } })],
  'PUT /admin/categories/:slug/slug': [ADMIN, ({ category, newSlug }) => ({ id: category, body: { version: 1, to: newSlug } })],
  'POST /admin/categories/:slug/merge': [ADMIN, ({ category }) => ({ id: category, body: { version: 1, into: 'museum' } })],
  'DELETE /admin/categories/:slug': [ADMIN, ({ category }) => ({ id: category, query: '?version=1' })],
  'GET /admin/system': [ADMIN],
  'GET /admin/system/checks': [ADMIN],
  'GET /admin/imports': [ADMIN],
  'GET /admin/imports/:id/rejected': [ADMIN, ({ importWithFiles }) => ({ id: importWithFiles })],
  'GET /admin/imports/:id/left-out': [ADMIN, ({ importWithFiles }) => ({ id: importWithFiles })],
  'POST /admin/imports/files': [ADMIN, () => ({ body: fileForm('places.csv', 'name\nA') })],
  'GET /admin/imports/drafts/:id': [ADMIN, ({ draftId }) => ({ id: draftId })],
  'POST /admin/imports/drafts/:id/read': [ADMIN, ({ draftId }) => ({ id: draftId, body: {} })],
  'POST /admin/imports/drafts/:id/preview': [ADMIN, ({ draftId }) => ({ id: draftId, body: { kind: 'places', source: 'places' } })],
  'POST /admin/imports/drafts/:id/run': [ADMIN, ({ draftId }) => ({ id: draftId })],
  'DELETE /admin/imports/drafts/:id': [ADMIN, ({ draftId }) => ({ id: draftId })],
  'POST /admin/imports/drafts/:id/map': [ADMIN, ({ extractId }) => ({ id: extractId })],
  'GET /admin/map/archives': [ADMIN],
  'POST /admin/map/archives': [ADMIN, () => ({ body: fileForm('map.osm.pbf', HEADER) })],
  'POST /admin/map/areas': [ADMIN, ({ cityId }) => ({ body: { address: MAP, cityId } })],
  'GET /admin/map/archives/:id': [ADMIN, ({ mapId }) => ({ id: mapId })],
  'PUT /admin/map/archives/:id': [ADMIN, ({ mapId }) => ({ id: mapId, body: { name: 'Renamed' } })],
  'DELETE /admin/map/archives/:id': [ADMIN, ({ mapId }) => ({ id: mapId })],
  'POST /admin/imports/:id/undo': [ADMIN, ({ importId }) => ({ id: importId })],
  'GET /admin/bin': [ADMIN],
  'GET /admin/bin/:kind': [ADMIN, () => ({ id: 'city' })],
  'POST /admin/bin/changes/:id/restore': [ADMIN, ({ deletionId }) => ({ id: deletionId })],
  'POST /admin/bin/:kind/restore': [ADMIN, ({ deletedCityId }) => ({ id: 'city', body: { ids: [deletedCityId] } })],
  'POST /admin/bin/:kind/purge': [ADMIN, ({ deletedCityId }) => ({ id: 'city', body: { ids: [deletedCityId] } })],
  'GET /admin/jobs': [ADMIN],
  'POST /admin/jobs/:id/cancel': [ADMIN, ({ waitingJobId }) => ({ id: waitingJobId })],
  'POST /admin/jobs/:id/retry': [ADMIN, ({ failedJobId }) => ({ id: failedJobId })],
  'GET /admin/backups': [ADMIN],
  'POST /admin/backups': [ADMIN],
  'POST /admin/backups/link': [ADMIN, ({ backupTime }) => ({ body: { dueAt: backupTime } })],
  'GET /admin/packs': [ADMIN],
  'POST /admin/packs': [ADMIN, () => ({ body: photoForm(pack, {}, { field: 'pack' }) })],
  'POST /admin/packs/export': [ADMIN],
  'POST /admin/packs/link': [ADMIN, ({ packName }) => ({ body: { name: packName } })],
  'POST /admin/packs/import': [ADMIN, () => ({ body: { id: 'vaduz', mode: 'add' } })],
  'GET /admin/settings/:group': [ADMIN, () => ({ id: 'identity' })],
  'PUT /admin/settings/:group': [ADMIN, ({ settings }) => ({ id: 'contact', body: JSON.parse(settings || '{}') as object })],
  'POST /admin/mails/preview': [ADMIN, () => ({ body: { mail: 'verifyAddress', language: 'de' } })],
  'POST /admin/mails/test': [ADMIN, () => ({ body: { mail: 'verifyAddress', language: 'de' } })],
  'POST /admin/site-pictures': [ADMIN, () => ({ body: photoForm(undefined, { use: 'logo' }, { field: 'picture' }) })],
  'GET /admin/cities': [ADMIN],
  'GET /admin/cities.csv': [ADMIN],
  'GET /admin/world-cities': [ADMIN],
  'DELETE /admin/cities/:id': [ADMIN, ({ ownCityId }) => ({ id: ownCityId })],
  'GET /admin/places': [ADMIN],
  'GET /admin/duplicates': [ADMIN],
  'GET /admin/duplicate-search': [ADMIN],
  'POST /admin/duplicate-search': [ADMIN],
  'GET /admin/duplicates/:id': [ADMIN, ({ pair: [a, b] }) => ({ id: `${a}:${b}` })],
  'PUT /admin/duplicates/:id': [ADMIN, ({ pair: [a, b] }) => ({ id: `${a}:${b}`, body: { isDismissed: true } })],
  'POST /admin/duplicates/:id/merge': [ADMIN, ({ pair: [a, b] }) => ({ id: `${a}:${b}`, body: { keep: a, keepVersion: 1, dropVersion: 1 } })],
  'GET /admin/places.csv': [ADMIN],
  'GET /admin/places.geojson': [ADMIN],
  'GET /admin/places.kml': [ADMIN],
  'GET /admin/places.gpx': [ADMIN],
  'PUT /admin/places/:id/status': [ADMIN, ({ suggestionId }) => ({ id: suggestionId, body: { status: 'active' } })],
};

let server: TestServer;
let pack: Buffer;
let placeId: string;
let cityId: string;
beforeAll(async () => {
  server = await startServer();
  pack = await emptyPack();
  ({ id: placeId, cityId } = await buildPlace(server.dataSource));
  await buildUser(server.dataSource, { role: 'admin' }); // so that another admin can delete their account
});
afterAll(() => server.stop());

/** The owner of the objects of an attempt, and its actor. */
interface People {
  user: User;
  me: User;
}

const buildPerson = (role: User['role']) => buildUser(server.dataSource, { role, passwordHash: PASSWORD_HASH, isVerified: false });
const idOf = async (built: Promise<{ id: string }>) => (await built).id;
/** Creates a review by a user on a new place, because each user can review a place only once. */
async function buildReviewOf(user: User, status: ModerationStatus): Promise<string> {
  const place = await buildPlace(server.dataSource, { cityId });
  return idOf(buildReview(server.dataSource, { placeId: place.id, userId: user.id, status }));
}

const MAKE: { [Name in keyof Things]: (people: People) => Promise<Things[Name]> } = {
  me: async ({ me }) => me,
  placeId: async () => placeId,
  cityId: async () => cityId,
  ownCityId: () => idOf(buildCity(server.dataSource)),
  deletedCityId: () => idOf(buildCity(server.dataSource, { deletedAt: new Date() })),
  deletionId: async ({ me }) =>
    (await servicesOf(server).cityAdmin.delete({ id: me.id, role: me.role, cityIds: null, sessionId: '' }, { ids: [await idOf(buildCity(server.dataSource))] }))
      .id,
  suggestionId: () => idOf(buildPlace(server.dataSource, { cityId, status: PlaceStatus.PENDING })),
  editId: () => idOf(buildPlaceEdit(server.dataSource)),
  sessionId: async ({ user }) => {
    const id = newId();
    await server.dataSource.getRepository(Session).insert({ id, userId: user.id, expiresAt: new Date(Date.now() + 60_000) });
    return id;
  },
  tokenId: ({ user }) => idOf(buildApiToken(server.dataSource, { userId: user.id })),
  invitationId: () => idOf(buildInvitation(server.dataSource)),
  invitationToken: async () => (await buildInvitation(server.dataSource)).token,
  listId: ({ user }) => idOf(buildPlaceList(server.dataSource, { userId: user.id, visibility: ListVisibility.LINK, linkKey: newId() }, [placeId])),
  photoId: ({ user }) => idOf(buildPhoto(server.dataSource, { userId: user.id })),
  myPhotoId: ({ me }) => idOf(buildPhoto(server.dataSource, { userId: me.id })),
  newEmail: async () => `${newId()}@example.org`,
  verifyToken: ({ user }) => issueLink(server, 'verify', user),
  resetToken: ({ user }) => issueLink(server, 'reset', user),
  mailToken: async ({ user }) => mailTokenOf(user),
  reviewId: ({ user }) => buildReviewOf(user, ModerationStatus.APPROVED),
  pendingReviewId: ({ user }) => buildReviewOf(user, ModerationStatus.PENDING),
  reportedId: async () => {
    const { id } = await buildReview(server.dataSource);
    await buildReport(server.dataSource, { reviewId: id });
    return id;
  },
  otherId: () => idOf(buildPerson('user')),
  unconfirmedId: () => idOf(buildUser(server.dataSource, { isVerified: false })),
  suspendedId: () => idOf(buildUser(server.dataSource, { suspendedUntil: new Date(SOON) })),
  webhookId: () => idOf(buildWebhook(server.dataSource)),
  deliveryId: async () => idOf(buildWebhookDelivery(server.dataSource, { webhookId: (await buildWebhook(server.dataSource)).id })),
  mySignInMethod: async ({ me }) => (await buildIdentity(server.dataSource, me.id)).provider,
  myChangeId: async ({ me }) => {
    const change = beginChange(me);
    const rows = { where: 't.id = $1', parameters: [await idOf(buildPlace(server.dataSource, { cityId }))] };
    await servicesOf(server).activities.update(change, { kind: ActivityTarget.PLACE, action: ActivityAction.UPDATED, rows, values: { featured: true } });
    return change.id;
  },
  settings: async () => {
    const { version, value } = await servicesOf(server).settings.get('contact');
    return JSON.stringify({ version, value: { ...value, address: newId() } });
  },
  category: async () => (await buildCategory(server.dataSource)).slug,
  newSlug: async () => `c-${newId().slice(-12)}`,
  order: async () => JSON.stringify((await servicesOf(server).categories.list()).map(({ slug }) => slug).reverse()),
  attribute: async () => (await buildAttribute(server.dataSource)).key,
  newKey: () => Promise.resolve(`a${newId().slice(-12)}`),
  keys: async () => JSON.stringify((await servicesOf(server).attributes.list()).map(({ key }) => key).reverse()),
  searchTerm: async () => (await buildSearchTerm(server.dataSource)).key,
  termKeys: async () => JSON.stringify((await servicesOf(server).searchTerms.list()).map(({ key }) => key).reverse()),
  bulkJobId: ({ me }) => buildBulkJob(server.dataSource, me.id),
  waitingJobId: () => buildJob(server.dataSource, 'waiting'),
  failedJobId: () => buildJob(server.dataSource, 'failed'),
  importId: () => buildImport(server.dataSource),
  importWithFiles: () => buildImportWithFiles(server.dataSource, server.dataDir),
  draftId: () => buildDraft(server.dataSource),
  extractId: () => buildDraftWithFile(server.dataSource, server.dataDir, HEADER),
  mapId: async () => (await buildMap(server, archiveWith(['0/0/0']))).id,
  sourceName: () => buildSource(server.dataSource),
  backupTime: () => buildBackup(server.dataSource),
  pair: () => buildPair(server.dataSource),
  packName: async () => buildPack(server),
  myViewId: async ({ me }) => {
    const id = newId();
    await server.dataSource.getRepository(SavedView).insert({ id, userId: me.id, screen: ConsoleScreen.USERS, name: id, query: '' });
    return id;
  },
};

/** Reads of personal data, which the activity log records. */
const LOGGED_READS = ['Query.myData', 'GET /auth/me/data', 'GET /admin/users.csv', 'GET /admin/activities.csv'];

/** Writes that the activity log does not record, by reason. It records every other write. */
const UNLOGGED: Record<string, readonly string[]> = {
  // The server's log records sign-ins and sign-outs. Sessions end by themselves.
  'begins or ends a session': [
    'Mutation.signIn',
    'Mutation.signOut',
    'Mutation.endSession',
    'Mutation.endOtherSessions',
    'POST /auth/login',
    'POST /auth/logout',
    'DELETE /auth/sessions',
    'DELETE /auth/sessions/:id',
  ],
  'only reads': ['POST /auth/invitation'],
  'sends a link, which is logged when it is used': [
    'Mutation.resendVerification',
    'Mutation.requestPasswordReset',
    'POST /auth/resend-verification',
    'POST /auth/forgot-password',
  ],
  "confirms the account's own address": ['Mutation.verifyEmail', 'POST /auth/verify-email'],
  'changes what belongs to the person alone': [
    'Mutation.updateProfile',
    'Mutation.updateMailPreferences',
    'Mutation.updateMailPreferencesByLink',
    'POST /mail-preferences/:token',
    'Mutation.setAvatar',
    'Mutation.removeAvatar',
    'Mutation.saveView',
    'Mutation.deleteView',
    'Mutation.addFavorite',
    'Mutation.removeFavorite',
    'Mutation.createPlaceList',
    'Mutation.updatePlaceList',
    'Mutation.renewPlaceListLink',
    'Mutation.addPlaceToList',
    'Mutation.removePlaceFromList',
    'Mutation.updatePlaceListNote',
    'Mutation.movePlaceInList',
    'PUT /auth/me',
    'PUT /auth/me/mail-preferences',
    'PUT /auth/me/avatar',
    'DELETE /auth/me/avatar',
    'PUT /favorites/:id',
    'DELETE /favorites/:id',
  ],
  'adds a picture, which is logged when the settings use it': ['POST /admin/site-pictures'],
  'adds a pack, which is logged when it is imported': ['POST /admin/packs'],
  'prepares an import, which is logged when it runs': [
    'Mutation.readImportDraft',
    'Mutation.previewImport',
    'Mutation.discardImport',
    'Mutation.forgetImportSource',
    'POST /admin/imports/files',
    'POST /admin/imports/drafts/:id/read',
    'POST /admin/imports/drafts/:id/preview',
    'DELETE /admin/imports/drafts/:id',
  ],
  'shows a mail to the admin': ['POST /admin/mails/preview', 'POST /admin/mails/test', 'Mutation.sendTestMail'],
  'adds or removes a photo, which is logged when it is decided on': [
    'Mutation.deletePhoto',
    'Mutation.addPlacePhotos',
    'POST /photos',
    'PUT /photos/:id',
    'DELETE /photos/:id',
    'POST /places/:id/photos',
  ],
  'counts a vote': ['Mutation.markReviewHelpful', 'Mutation.unmarkReviewHelpful', 'PUT /reviews/:id/helpful', 'DELETE /reviews/:id/helpful'],
  'is in the list of deliveries': ['Mutation.sendTestWebhook', 'Mutation.redeliverWebhook'],
  'holds an item of the moderation queue for minutes': ['Mutation.claimModerationItem', 'Mutation.releaseModerationItem'],
};
const hasNoLog = new Set(Object.values(UNLOGGED).flat());
const expectsLog = (name: string, isReading: boolean): boolean => (isReading ? LOGGED_READS.includes(name) : !hasNoLog.has(name));

/** Returns the names of the objects that a row's request uses. */
function namesOf(ask: (things: Things) => unknown): (keyof Things)[] {
  const names = new Set<keyof Things>();
  const read = (_target: object, name: string) => {
    names.add(name as keyof Things);
    return '';
  };
  ask(new Proxy({}, { get: read }) as Things);
  return [...names];
}

interface Attempt {
  people: People;
  things: Partial<Things>;
  headers: Record<string, string>;
}

/** Creates the users of an attempt, and signs the actor in. */
async function prepare(actor: Actor): Promise<Attempt> {
  const user = await buildPerson('user');
  const me = actor === 'visitor' || actor === 'user' ? user : await buildPerson(actor === 'other' ? 'user' : actor);
  return { people: { user, me }, things: {}, headers: actor === 'visitor' ? {} : await server.signInAs(me) };
}

/** Attempts that have changed nothing, by actor: the next attempt uses their users and objects again. */
const untouched = new Map<Actor, Attempt>();

/** Runs an operation as an actor, and checks whether the activity log records it. @returns the outcome */
async function attempt<Ask>(
  name: string,
  actor: Actor,
  isReading: boolean,
  ask: ((things: Things) => Ask) | undefined,
  run: (asked: Ask | undefined, headers: Attempt['headers']) => Promise<Outcome>,
): Promise<Outcome> {
  const prepared = untouched.get(actor) ?? (await prepare(actor));
  untouched.delete(actor);
  const { people, things, headers } = prepared;
  for (const thing of ask ? namesOf(ask) : []) Object.assign(things, { [thing]: things[thing] ?? (await MAKE[thing](people)) });
  const logged = () => server.dataSource.getRepository(Activity).count();
  const before = await logged();
  const outcome = await run(ask?.(things as Things), headers);
  const isLogged = (await logged()) > before;
  expect([name, actor, isLogged]).toEqual([name, actor, outcome === 'allowed' && expectsLog(name, isReading)]);
  if (isReading || outcome !== 'allowed') untouched.set(actor, prepared);
  return outcome;
}

test('every root field and every route has a row, and vice versa', async () => {
  const schema = await createSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((name) => `${type?.name}.${name}`),
  );
  expect(Object.keys(FIELDS).sort()).toEqual(fields.sort());
  expect(Object.keys(PATHS).sort()).toEqual(ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort());
});

test.each(Object.entries(FIELDS))('%s allows exactly the expected roles', async (name, [expected, document]) => {
  const got: Partial<Record<Actor, Outcome>> = {};
  for (const actor of ACTORS) {
    got[actor] = await attempt(name, actor, name.startsWith('Query.'), document, async (text = '', headers) => {
      const { body } = await server.graphql(text, {}, { headers });
      return body.errors ? (body.errors[0]?.extensions.code as Outcome) : 'allowed';
    });
  }
  expect(got).toEqual(expected);
});

const STATUS: Record<Outcome, number[]> = { allowed: [200, 201, 303], UNAUTHENTICATED: [401], FORBIDDEN: [403], NOT_FOUND: [404], BAD_USER_INPUT: [400] };

test.each(Object.entries(PATHS))('%s allows exactly the expected roles', async (route, [expected, ask]) => {
  const [method = '', path = ''] = route.split(' ');
  const got: Partial<Record<Actor, Outcome>> = {};
  for (const actor of ACTORS) {
    got[actor] = await attempt(route, actor, method === 'GET', ask, async (asked, headers) => {
      const { id = '', query = '', body: sent } = asked ?? {};
      const address = `/api${path.replace(/:(id|ref|method|token|group|slug|key|kind)/, id).replace(':format', 'geojson')}${query}`;
      const { status, body } = await server.send<{ code?: string } | undefined>(method, address, sent, headers);
      expect(STATUS[expected[actor]]).toContain(status);
      return (body?.code as Outcome | undefined) ?? 'allowed';
    });
  }
  expect(got).toEqual(expected);
});
