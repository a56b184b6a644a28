import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access, ChangeType, type SignedInScope } from '../../../core/access/index.js';
import { RejectionInput } from '../../../core/moderation/index.js';
import type { Selection } from '../../../core/selection/index.js';
import { type AdminPlaceFilter, PlaceSelection } from '../admin/index.js';
import type { PlaceModule } from '../place.module.js';

const PLACES = { description: 'The selected places.' };

/** Mutations with which moderators decide about suggested places. */
@Resolver()
export class PlaceDecisionResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Approves pending places; CONFLICT if none of them is pending.' })
  approvePlaces(@Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.placeBulk.approve(viewer, selection, {});
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Rejects pending places; CONFLICT if none of them is pending.' })
  rejectPlaces(
    @Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>,
    @Arg('input', () => RejectionInput, { description: 'Reason for the rejection.' }) input: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeBulk.reject(viewer, selection, input);
  }
}
