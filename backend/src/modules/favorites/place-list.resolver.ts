import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, type RequestScope, type SignedInScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { User } from '../users/index.js';
import { PlaceList } from './place-list.entity.js';
import { PlaceListInput, PlaceListNoteInput } from './place-list.input.js';
import { mayChange } from './place-list.policy.js';
import { PlaceListItem } from './place-list-item.type.js';
import type { FavoriteModule } from './favorite.module.js';

const LIST_ID = { description: 'Identifier of a list of the viewer.' };
const PLACE_ID = { description: 'Identifier of the place.' };

@Resolver(() => PlaceList)
export class PlaceListResolver {
  constructor(private readonly services: FavoriteModule) {}

  @Access('public')
  @Query(() => PlaceList, {
    nullable: true,
    description: 'A list of places: an own or public list by its id, a list visible by link by the key of its link. NOT_FOUND otherwise.',
  })
  placeList(
    @Arg('ref', () => String, { description: 'Last part of the URL of the list: its id, or the key of its link.' }) ref: string,
    @Ctx() { viewer }: RequestScope,
  ): Promise<PlaceList> {
    return this.services.placeLists.get(ref, viewer);
  }

  @FieldResolver(() => String, { description: 'Last part of the URL that readers use: the id of the list, or the key of its link.' })
  ref(@Root() list: PlaceList): string {
    return list.linkKey ?? list.id;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Owner of the list.' })
  owner(@Root() list: PlaceList): Promise<User | null> {
    return this.services.userById.load(list.userId);
  }

  @UsualLength(100)
  @FieldResolver(() => [PlaceListItem], { description: 'Public places of the list in their order, at most 500.' })
  items(@Root() list: PlaceList): Promise<PlaceListItem[]> {
    return this.services.placeLists.items(list);
  }

  @FieldResolver(() => Int, { description: 'Number of public places in the list.' })
  placesCount(@Root() list: PlaceList): Promise<number> {
    return this.services.placeLists.count(list);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the list contains a place that is public.' })
  has(@Root() list: PlaceList, @Arg('placeId', () => ID, PLACE_ID) placeId: string): Promise<boolean> {
    return this.services.placeLists.has(list, placeId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer is the owner, who may change the list.' })
  isMine(@Root() list: PlaceList, @Ctx() { viewer }: RequestScope): boolean {
    return mayChange(list, viewer);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Creates a list of places; CONFLICT if the viewer already has 100.' })
  createPlaceList(
    @Arg('input', () => PlaceListInput, { description: 'Input of the mutation.' }) input: PlaceListInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeLists.create(viewer, input);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, {
    description: 'Replaces name, description and visibility of a list. Its link stays the same as long as the list is visible by link.',
  })
  updatePlaceList(
    @Arg('id', () => ID, LIST_ID) id: string,
    @Arg('input', () => PlaceListInput, { description: 'All new values.' }) input: PlaceListInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeLists.update(viewer, id, input);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Deletes a list. It is kept for 30 days, in which admins can restore it.' })
  async deletePlaceList(@Arg('id', () => ID, LIST_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.placeLists.remove(viewer, id);
    return true;
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Creates a new link for a list that is visible by link; the former link stops working.' })
  renewPlaceListLink(@Arg('id', () => ID, LIST_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<PlaceList> {
    return this.services.placeLists.renewLink(viewer, id);
  }
}

/** Mutations of the places in a list. */
@Resolver(() => PlaceListItem)
export class PlaceListItemResolver {
  constructor(private readonly services: FavoriteModule) {}

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Adds a place to the end of a list; a place that is already there stays where it is.' })
  addPlaceToList(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.add(viewer, listId, placeId);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Removes a place from a list; has no effect if it is not there.' })
  removePlaceFromList(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.remove(viewer, listId, placeId);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Sets or removes the note of a place in a list.' })
  updatePlaceListNote(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Arg('input', () => PlaceListNoteInput, { description: 'The note.' }) input: PlaceListNoteInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.note(viewer, { listId, placeId }, input);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Moves a place in a list to another position.' })
  movePlaceInList(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Arg('position', () => Int, { description: 'New position among the public places of the list, from 1; a position after the end means the end.' })
    position: number,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.move(viewer, { listId, placeId }, position);
  }
}
