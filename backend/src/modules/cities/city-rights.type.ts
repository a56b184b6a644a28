import { Field, ObjectType } from 'type-graphql';
import { can, type Viewer } from '../../core/access/index.js';

@ObjectType({ description: 'Rights of the viewer on a city.' })
export class CityRights {
  @Field(() => Boolean, { description: 'Whether the viewer can update and delete the city.' })
  manage: boolean;
}

/** Returns the rights of a viewer on cities; `null` is an anonymous visitor. */
export const cityRights = (viewer: Viewer | null): CityRights => ({ manage: can(viewer, 'manage', { ownerId: null, shownTo: 'everyone', cityId: null }) });
