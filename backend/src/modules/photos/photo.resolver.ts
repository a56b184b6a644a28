import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { RequestScope, SignedInScope } from '../../core/access/request.js';
import { Moderation, RejectionInput } from '../../core/moderation/moderation.js';
import { type Page, PageInput, pageType } from '../../core/paging/page.js';
import { Image } from '../../core/pictures/image.js';
import { Account } from '../accounts/index.js';
import { User } from '../users/index.js';
import { Photo } from './photo.entity.js';
import { AvatarArgs, PhotoSelectionArgs } from './photo.input.js';
import { PhotoRights, photoRights, seesPhotoModeration } from './photo.policy.js';
import type { PhotoModule } from './index.js';

const PHOTO_ID = { description: 'Which photo.' };

@Resolver(() => Photo)
export class PhotoResolver {
  constructor(private readonly services: PhotoModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'Who uploaded it; absent where the account is gone.' })
  user(@Root() photo: Photo): Promise<User | null> {
    return this.services.userById.load(photo.userId);
  }

  @FieldResolver(() => Image, {
    description: 'The photo to show. While it is not public, its addresses are signed, for its owner and moderators alone, and expire after an hour or two.',
  })
  image(@Root() photo: Photo, @Ctx() { viewer }: RequestScope): Image {
    return this.services.photos.imageFor(viewer, photo);
  }

  @FieldResolver(() => Moderation, { nullable: true, description: 'Where it stands; only for whoever uploaded it and moderators.' })
  moderation(@Root() photo: Photo, @Ctx() { viewer }: RequestScope): Moderation | null {
    return seesPhotoModeration(viewer, photo) ? { status: photo.status, reason: photo.rejectionReason, isHeld: false, version: photo.version } : null;
  }

  @FieldResolver(() => PhotoRights, { description: 'What the viewer may do with it.' })
  viewerCan(@Root() photo: Photo, @Ctx() { viewer }: RequestScope): PhotoRights {
    return photoRights(viewer, photo);
  }

  @Access('signed-in')
  @Query(() => Photo, { nullable: true, description: 'A photo that everyone sees, or that the viewer has uploaded; NOT_FOUND where there is none.' })
  photo(@Arg('id', () => ID, PHOTO_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<Photo> {
    return this.services.photos.seenBy(viewer, id);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Deletes a photo that the viewer has uploaded.' })
  async deletePhoto(@Arg('id', () => ID, PHOTO_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.photos.remove(viewer, id);
    return true;
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Lets everyone see photos that wait or were refused.' })
  approvePhotos(@Args() selection: PhotoSelectionArgs, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.photoModeration.approve(viewer, selection);
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Refuses photos; whoever uploaded them is told why.' })
  rejectPhotos(
    @Args() selection: PhotoSelectionArgs,
    @Arg('input', () => RejectionInput, { description: 'Why.' }) input: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.photoModeration.reject(viewer, selection, input);
  }
}

const PhotoPage = pageType(Photo, 'PhotoPage');

/** What this module adds to an account. */
@Resolver(() => Account)
export class AvatarResolver {
  constructor(private readonly services: PhotoModule) {}

  @FieldResolver(() => PhotoPage, { description: 'What they have added to places and reviews, the newest first, whatever became of it.' })
  photos(
    @Root() account: Account,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<Page<Photo>> {
    return this.services.photos.listBy(account.id, page ?? new PageInput());
  }

  @Access('signed-in')
  @Mutation(() => Account, { description: 'Makes a photo that the viewer has uploaded their picture; the one before is deleted.' })
  async setAvatar(@Args() { photoId }: AvatarArgs, @Ctx() { viewer }: SignedInScope): Promise<Account> {
    await this.services.avatars.set(viewer, photoId);
    return this.services.accounts.get(viewer);
  }

  @Access('signed-in')
  @Mutation(() => Account, { description: 'Takes the picture of the viewer away.' })
  async removeAvatar(@Ctx() { viewer }: SignedInScope): Promise<Account> {
    await this.services.avatars.remove(viewer.id);
    return this.services.accounts.get(viewer);
  }
}
