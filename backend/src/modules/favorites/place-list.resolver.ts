import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { RequestScope, SignedInScope } from '../../core/access/request.js';
import { UsualLength } from '../../core/paging/page.js';
import { User } from '../users/index.js';
import { PlaceList } from './place-list.entity.js';
import { PlaceListInput, PlaceListNoteInput } from './place-list.input.js';
import { PlaceListItem } from './place-list-item.type.js';
import type { FavoriteModule } from './index.js';

const LIST_ID = { description: "The list, one of the viewer's own." };
const PLACE_ID = { description: 'The place.' };

@Resolver(() => PlaceList)
export class PlaceListResolver {
  constructor(private readonly services: FavoriteModule) {}

  @Access('public')
  @Query(() => PlaceList, {
    nullable: true,
    description: "A list of places: one's own or a public one by its id, one visible by link by the key of its link. NOT_FOUND otherwise.",
  })
  placeList(@Arg('ref', () => String, { description: 'What its address ends with.' }) ref: string, @Ctx() { viewer }: RequestScope): Promise<PlaceList> {
    return this.services.placeLists.get(ref, viewer);
  }

  @FieldResolver(() => String, { description: 'What its address ends with for whoever may read it: its id, or the key of its link.' })
  ref(@Root() list: PlaceList): string {
    return list.linkKey ?? list.id;
  }

  @FieldResolver(() => User, { nullable: true, description: 'Whose list it is.' })
  owner(@Root() list: PlaceList): Promise<User | null> {
    return this.services.userById.load(list.userId);
  }

  @UsualLength(100)
  @FieldResolver(() => [PlaceListItem], { description: 'Its places that everyone may see, in its order; at most 500.' })
  items(@Root() list: PlaceList): Promise<PlaceListItem[]> {
    return this.services.placeLists.items(list);
  }

  @FieldResolver(() => Int, { description: 'How many places it shows.' })
  placesCount(@Root() list: PlaceList): Promise<number> {
    return this.services.placeLists.count(list);
  }

  @FieldResolver(() => Boolean, { description: 'Whether a place is in it.' })
  has(@Root() list: PlaceList, @Arg('placeId', () => ID, PLACE_ID) placeId: string): Promise<boolean> {
    return this.services.placeLists.has(list, placeId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may change it.' })
  isMine(@Root() list: PlaceList, @Ctx() { viewer }: RequestScope): boolean {
    return viewer?.id === list.userId;
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Makes a list of places; a person has at most 100.' })
  createPlaceList(
    @Arg('input', () => PlaceListInput, { description: 'What it is called, and who may read it.' }) input: PlaceListInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeLists.create(viewer, input);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Changes what a list is called and who may read it; a link lasts as long as the list is visible by link.' })
  updatePlaceList(
    @Arg('id', () => ID, LIST_ID) id: string,
    @Arg('input', () => PlaceListInput, { description: 'All of it, as it is to be.' }) input: PlaceListInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeLists.update(viewer, id, input);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Deletes a list for good.' })
  async deletePlaceList(@Arg('id', () => ID, LIST_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.placeLists.remove(viewer, id);
    return true;
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Makes a new link to a list that is visible by link; the old one leads nowhere from then on.' })
  renewPlaceListLink(@Arg('id', () => ID, LIST_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<PlaceList> {
    return this.services.placeLists.renewLink(viewer, id);
  }
}

/** What changes the places of a list. */
@Resolver(() => PlaceListItem)
export class PlaceListItemResolver {
  constructor(private readonly services: FavoriteModule) {}

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Puts a place at the end of a list; one that is there already stays where it is.' })
  addPlaceToList(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.add(viewer, listId, placeId);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Takes a place out of a list; it need not be there.' })
  removePlaceFromList(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.remove(viewer, listId, placeId);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Writes a note beside a place of a list, or removes it.' })
  updatePlaceListNote(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Arg('input', () => PlaceListNoteInput, { description: 'The note.' }) input: PlaceListNoteInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.note(viewer, { listId, placeId }, input);
  }

  @Access('signed-in')
  @Mutation(() => PlaceList, { description: 'Moves a place of a list to a position, from 1.' })
  movePlaceInList(
    @Arg('listId', () => ID, LIST_ID) listId: string,
    @Arg('placeId', () => ID, PLACE_ID) placeId: string,
    @Arg('position', () => Int, { description: 'Its new position among the places that the list shows, from 1; past the end counts as the end.' })
    position: number,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<PlaceList> {
    return this.services.placeListItems.move(viewer, { listId, placeId }, position);
  }
}
