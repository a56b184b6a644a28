import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import { type AccessRule, authChecker, fieldsWithoutAccess, requireAccess } from '../core/access/index.js';
import {
  AccountResolver,
  AdminUserResolver,
  ApiTokenResolver,
  InvitationResolver,
  MailPreferencesResolver,
  SessionResolver,
  ViewerResolver,
} from '../modules/accounts/index.js';
import { ActivityResolver, SavedViewResolver } from '../modules/activities/index.js';
import { BinResolver } from '../modules/bin/index.js';
import { AttributeResolver } from '../modules/attributes/index.js';
import { SearchTermResolver } from '../modules/search-terms/index.js';
import { ImportDraftResolver, ImportResolver } from '../modules/imports/index.js';
import { CategoryResolver } from '../modules/categories/index.js';
import {
  AccountCitiesResolver,
  AdminUserCitiesResolver,
  CityAdminResolver,
  CityResolver,
  InvitationCitiesResolver,
  WorldCityResolver,
} from '../modules/cities/index.js';
import {
  AccountFavoritesResolver,
  AccountListsResolver,
  FavoriteResolver,
  PlaceListItemResolver,
  PlaceListResolver,
  UserListsResolver,
} from '../modules/favorites/index.js';
import { ModerationAuthorResolver, ModerationResolver } from '../modules/moderation/index.js';
import { AvatarResolver, PhotoResolver } from '../modules/photos/index.js';
import {
  AccountPlacesResolver,
  CityPlacesResolver,
  DuplicateResolver,
  FieldChangeResolver,
  PlaceAdminResolver,
  PlaceCreatorResolver,
  PlaceDecisionResolver,
  PlaceEditResolver,
  PlaceHoursResolver,
  PlacePhonesResolver,
  PlaceMapResolver,
  PlacePhotosResolver,
  PlaceResolver,
  PlaceSearchResolver,
  FacetResolver,
  PlaceSuggestionResolver,
} from '../modules/places/index.js';
import { ReportResolver } from '../modules/reports/index.js';
import {
  AccountReviewsResolver,
  AdminUserReviewsResolver,
  PlaceReviewsResolver,
  PlaceRightsResolver,
  ReviewAdminResolver,
  ReviewMutationResolver,
  ReviewResolver,
  UserReviewsResolver,
} from '../modules/reviews/index.js';
import { MapArchiveResolver } from '../modules/maps/index.js';
import { DecisionResolver } from '../modules/standing/index.js';
import { MailTrialResolver, SettingsResolver } from '../modules/settings/index.js';
import { SetupResolver } from '../modules/setup/index.js';
import { SiteResolver } from '../modules/site/index.js';
import { AdminChartsResolver, AdminCountsResolver, CityCountResolver, ReviewCountsResolver, StatsResolver } from '../modules/stats/index.js';
import { ChangeJobResolver, ImportDraftJobResolver, JobResolver, MapArchiveJobResolver, PackResolver, SystemResolver } from '../modules/system/index.js';
import { UserResolver } from '../modules/users/index.js';
import { WebhookDeliveryResolver, WebhookResolver } from '../modules/webhooks/index.js';
import type { Context } from './context.js';

/** Runs each mutation in one transaction, except mutations with `@OwnTransaction`, which begin their own. */
function giveTransactions(mutation: GraphQLObjectType): void {
  for (const field of Object.values(mutation.getFields())) {
    // Not a type-graphql middleware: its `next` runs only once, but a transaction is repeated after a deadlock.
    const {
      resolve,
      extensions: { access, hasOwnTransaction },
    } = field;
    if (!resolve || hasOwnTransaction) continue;
    field.resolve = (root, args: unknown, context: Context, info) => {
      requireAccess(access as AccessRule, context.viewer); // checked before a database connection is taken
      return context.transaction(async () => resolve(root, args, context, info));
    };
  }
}

let built: Promise<GraphQLSchema> | undefined;

/** Returns the complete GraphQL schema, built once per process. @throws Error if a root field declares no access rule */
export const createSchema = (): Promise<GraphQLSchema> => (built ??= buildWhole());

async function buildWhole(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [
      SiteResolver,
      UserResolver,
      DecisionResolver,
      ActivityResolver,
      SavedViewResolver,
      AccountResolver,
      MailPreferencesResolver,
      ViewerResolver,
      SessionResolver,
      ApiTokenResolver,
      InvitationResolver,
      AdminUserResolver,
      SettingsResolver,
      MailTrialResolver,
      PhotoResolver,
      AvatarResolver,
      CityResolver,
      CityAdminResolver,
      WorldCityResolver,
      AccountCitiesResolver,
      AdminUserCitiesResolver,
      InvitationCitiesResolver,
      CategoryResolver,
      AttributeResolver,
      SearchTermResolver,
      ImportResolver,
      ImportDraftResolver,
      MapArchiveResolver,
      PlaceResolver,
      FacetResolver,
      PlaceSearchResolver,
      CityPlacesResolver,
      DuplicateResolver,
      PlaceAdminResolver,
      PlaceCreatorResolver,
      PlaceDecisionResolver,
      PlaceHoursResolver,
      PlacePhonesResolver,
      PlaceMapResolver,
      PlacePhotosResolver,
      PlaceSuggestionResolver,
      PlaceEditResolver,
      FieldChangeResolver,
      AccountPlacesResolver,
      ReviewResolver,
      PlaceReviewsResolver,
      PlaceRightsResolver,
      ReviewMutationResolver,
      ReviewAdminResolver,
      AdminUserReviewsResolver,
      UserReviewsResolver,
      AccountReviewsResolver,
      FavoriteResolver,
      AccountFavoritesResolver,
      PlaceListResolver,
      PlaceListItemResolver,
      AccountListsResolver,
      UserListsResolver,
      ReportResolver,
      ModerationResolver,
      ModerationAuthorResolver,
      StatsResolver,
      AdminCountsResolver,
      ReviewCountsResolver,
      AdminChartsResolver,
      CityCountResolver,
      WebhookResolver,
      WebhookDeliveryResolver,
      BinResolver,
      SetupResolver,
      SystemResolver,
      ChangeJobResolver,
      ImportDraftJobResolver,
      MapArchiveJobResolver,
      JobResolver,
      PackResolver,
    ],
    authChecker,
    container: {
      get: (Resolver: new (services: unknown) => unknown, { context }: { context: Context }) => new Resolver(context.services),
    },
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    validate: { forbidUnknownValues: false },
  });
  const query = schema.getQueryType();
  if (query) query.description = 'Everything that can be read.';
  const mutation = schema.getMutationType();
  if (mutation) mutation.description = 'Everything that can be changed.';
  const open = fieldsWithoutAccess(schema);
  if (open.length > 0) throw new Error(`These fields do not declare who may use them: ${open.join(', ')}`);
  if (mutation) giveTransactions(mutation);
  return schema;
}
