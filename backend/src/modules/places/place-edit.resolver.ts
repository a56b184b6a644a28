import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { RequestScope, SignedInScope } from '../../core/access/request.js';
import { RejectionInput } from '../../core/moderation/moderation.js';
import { type Page, PageInput } from '../../core/paging/page.js';
import { User } from '../users/index.js';
import { changeList, type FieldChange } from './place.details.js';
import { Place } from './place.entity.js';
import { seenBy } from './place.policy.js';
import { PlaceEdit } from './place-edit.entity.js';
import { PlaceEditPage } from './place-page.type.js';
import { SuggestPlaceEditInput } from './place-suggestion.input.js';
import type { PlaceModule } from './index.js';

const EDIT_ID = { description: 'The suggested edit.' };
const EDIT_VERSION = { nullable: true, description: 'Its version, as it was read with it.' };

@ObjectType('FieldChange', { description: 'What a suggested edit changes of one field; null is nothing.' })
class FieldChangeType implements FieldChange {
  @Field(() => String, { description: 'Name of the field in `SuggestPlaceEditInput`; coordinates read `18.520400, 73.856700`.' })
  field: string;

  @Field(() => String, { nullable: true, description: 'What the guide said when the edit was suggested.' })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'What it should say.' })
  after: string | null;
}

@Resolver(() => PlaceEdit)
export class PlaceEditResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('moderator')
  @Query(() => PlaceEditPage, { description: 'Suggested edits that wait for a decision, the oldest first.' })
  placeEdits(@Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput): Promise<Page<PlaceEdit>> {
    return this.services.placeEdits.waiting(page ?? new PageInput());
  }

  @Access('signed-in')
  @Mutation(() => PlaceEdit, { description: 'Suggests better details; an edit of the same person and place that still waits is replaced.' })
  suggestPlaceEdit(
    @Arg('placeId', () => ID, { description: 'The place.' }) placeId: string,
    @Arg('input', () => SuggestPlaceEditInput, { description: 'All its details, as they should be.' }) input: SuggestPlaceEditInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceEdit> {
    return this.services.placeEdits.suggest(viewer, placeId, input);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Writes a suggested edit into its place; CONFLICT where it has changed since the version.' })
  applyPlaceEdit(
    @Arg('id', () => ID, EDIT_ID) id: string,
    @Arg('version', () => Int, EDIT_VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeEdits.apply(viewer, id, version);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Refuses a suggested edit; CONFLICT where it has changed since the version.' })
  rejectPlaceEdit(
    @Arg('id', () => ID, EDIT_ID) id: string,
    @Arg('version', () => Int, EDIT_VERSION) version: number | undefined,
    @Arg('input', () => RejectionInput, { description: 'Why.' }) input: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeEdits.reject(viewer, id, input, version);
  }

  @FieldResolver(() => [FieldChangeType], { description: 'What would change, field by field.' })
  changes(@Root() edit: PlaceEdit): FieldChange[] {
    return changeList(edit.changes);
  }

  @FieldResolver(() => Place, { nullable: true, description: 'The place that it is about; absent where the viewer does not see it.' })
  async place(@Root() edit: PlaceEdit, @Ctx() { viewer }: RequestScope): Promise<Place | null> {
    return seenBy(viewer, await this.services.placeById.load(edit.placeId));
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who suggests it; absent where the account is gone.' })
  user(@Root() edit: PlaceEdit): Promise<User | null> {
    return this.services.userById.load(edit.userId);
  }
}
