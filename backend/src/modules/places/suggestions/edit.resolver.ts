import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, ChangeType, type RequestScope, type SignedInScope } from '../../../core/access/index.js';
import { RejectionInput } from '../../../core/moderation/index.js';
import { type Page, PageInput } from '../../../core/paging/index.js';
import { User } from '../../users/index.js';
import { changeList, type FieldChange } from '../place.changes.js';
import { Place } from '../place.entity.js';
import { getVisible } from '../place.policy.js';
import { PlaceEdit } from '../place-edit.entity.js';
import { PlaceEditPage } from '../place-page.type.js';
import { SuggestPlaceEditInput } from '../place-suggestion.input.js';
import type { PlaceModule } from '../place.module.js';
import { FieldChangeType } from './change.resolver.js';

const EDIT_ID = { description: 'Id of the suggested edit.' };
const EDIT_VERSION = { nullable: true, description: 'Version of the edit that the moderator has read.' };

@Resolver(() => PlaceEdit)
export class PlaceEditResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('moderator')
  @Query(() => PlaceEditPage, { description: 'Pending edits, the oldest first.' })
  placeEdits(
    @Ctx() { viewer }: SignedInScope,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<PlaceEdit>> {
    return this.services.placeEdits.waiting(viewer, page ?? new PageInput());
  }

  @Access('signed-in')
  @Mutation(() => PlaceEdit, { description: 'Suggests a change of the details of a place. Replaces a pending edit of the same user for this place.' })
  suggestPlaceEdit(
    @Arg('placeId', () => ID, { description: 'Id of the place.' }) placeId: string,
    @Arg('input', () => SuggestPlaceEditInput, { description: 'All details of the place after the change.' }) input: SuggestPlaceEditInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceEdit> {
    return this.services.placeEdits.suggest(viewer, placeId, input);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Applies a suggested edit to its place; CONFLICT if it has changed since the given version.' })
  applyPlaceEdit(
    @Arg('id', () => ID, EDIT_ID) id: string,
    @Arg('version', () => Int, EDIT_VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeEdits.apply(viewer, id, version);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Rejects a suggested edit; CONFLICT if it has changed since the given version.' })
  rejectPlaceEdit(
    @Arg('id', () => ID, EDIT_ID) id: string,
    @Arg('version', () => Int, EDIT_VERSION) version: number | undefined,
    @Arg('input', () => RejectionInput, { description: 'Reason for the rejection.' }) input: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeEdits.reject(viewer, id, input, version);
  }

  @FieldResolver(() => [FieldChangeType], { description: 'Changed fields with the values before and after the edit.' })
  changes(@Root() edit: PlaceEdit): FieldChange[] {
    return changeList(edit.changes);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'Place of the edit; null if the viewer cannot see it.' })
  async place(@Root() edit: PlaceEdit, @Ctx() { viewer }: RequestScope): Promise<Place | null> {
    return getVisible(viewer, await this.services.placeById.load(edit.placeId));
  }

  @FieldResolver(() => User, { nullable: true, description: 'Author of the edit; null if the account is gone.' })
  user(@Root() edit: PlaceEdit): Promise<User | null> {
    return this.services.userById.load(edit.userId);
  }
}
