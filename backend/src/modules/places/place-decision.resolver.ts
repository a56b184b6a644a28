import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { SignedInScope } from '../../core/access/request.js';
import { RejectionInput } from '../../core/moderation/moderation.js';
import type { Selection } from '../../core/selection/selection.js';
import { type AdminPlaceFilter, PlaceSelection } from './place-admin.input.js';
import type { PlaceModule } from './index.js';

const PLACES = { description: 'Which places.' };

/** What becomes of the places that people suggest. */
@Resolver()
export class PlaceDecisionResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Lets places in that wait; CONFLICT where none of them does.' })
  approvePlaces(@Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.placeDecisions.approve(viewer, selection);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Keeps places out that wait; CONFLICT where none of them does.' })
  rejectPlaces(
    @Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>,
    @Arg('input', () => RejectionInput, { description: 'Why.' }) input: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeDecisions.reject(viewer, selection, input);
  }
}
