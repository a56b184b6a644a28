import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, ChangeType, type RequestScope, type SignedInScope } from '../../core/access/index.js';
import { Moderation, RejectionInput } from '../../core/moderation/index.js';
import { type Page, PageInput, pageType } from '../../core/paging/index.js';
import { Image } from '../../core/pictures/index.js';
import { Account } from '../accounts/index.js';
import { User } from '../users/index.js';
import { Photo } from './photo.entity.js';
import { AvatarArgs, PhotoSelectionArgs } from './photo.input.js';
import { photoModerationOf, PhotoRights, photoRights } from './photo.policy.js';
import type { PhotoModule } from './photo.module.js';

const PHOTO_ID = { description: 'Identifier of the photo.' };

@Resolver(() => Photo)
export class PhotoResolver {
  constructor(private readonly services: PhotoModule) {}

  @FieldResolver(() => User, { nullable: true, description: 'User who uploaded it; null if the account is deleted.' })
  user(@Root() photo: Photo): Promise<User | null> {
    return this.services.userById.load(photo.userId);
  }

  @FieldResolver(() => Image, {
    description: 'The image. While the photo is not public, only owner and moderators get signed URLs, which expire after one to two hours.',
  })
  image(@Root() photo: Photo, @Ctx() { viewer }: RequestScope): Promise<Image> {
    return this.services.photos.imageFor(viewer, photo);
  }

  @FieldResolver(() => Moderation, { nullable: true, description: 'Moderation status; null except for the owner and moderators.' })
  async moderation(@Root() photo: Photo, @Ctx() { viewer }: RequestScope): Promise<Moderation | null> {
    return photoModerationOf(await this.services.photos.placed(viewer, photo), viewer);
  }

  @FieldResolver(() => PhotoRights, { description: 'Actions that the viewer may take on the photo.' })
  viewerCan(@Root() photo: Photo, @Ctx() { viewer }: RequestScope): PhotoRights {
    return photoRights(viewer, photo);
  }

  @Access('signed-in')
  @Query(() => Photo, { nullable: true, description: 'A photo that is approved or that the viewer uploaded; moderators get any. NOT_FOUND otherwise.' })
  photo(@Arg('id', () => ID, PHOTO_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<Photo> {
    return this.services.photos.seenBy(viewer, id);
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Deletes a photo that the viewer uploaded.' })
  async deletePhoto(@Arg('id', () => ID, PHOTO_ID) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.photos.remove(viewer, id);
    return true;
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Approves photos that wait or were rejected.' })
  approvePhotos(@Args() selection: PhotoSelectionArgs, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.photoBulk.approve(viewer, selection, {});
  }

  @Access('moderator')
  @Mutation(() => ChangeType, { description: 'Rejects photos; the users who uploaded them receive the reason by e-mail.' })
  rejectPhotos(
    @Args() selection: PhotoSelectionArgs,
    @Arg('input', () => RejectionInput, { description: 'Reason of the rejection.' }) input: RejectionInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.photoBulk.reject(viewer, selection, input);
  }
}

const PhotoPage = pageType(Photo, 'PhotoPage');

/** Fields that this module adds to `Account`, and the mutations of the viewer's picture. */
@Resolver(() => Account)
export class AvatarResolver {
  constructor(private readonly services: PhotoModule) {}

  @FieldResolver(() => PhotoPage, { description: 'Photos that the user has added to places and reviews, in any moderation status, the newest first.' })
  photos(@Root() account: Account, @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput): Promise<Page<Photo>> {
    return this.services.photos.listBy(account.id, page ?? new PageInput());
  }

  @Access('signed-in')
  @Mutation(() => Account, { description: "Makes an uploaded photo the viewer's picture; the former picture is deleted." })
  async setAvatar(@Args() { photoId }: AvatarArgs, @Ctx() { viewer }: SignedInScope): Promise<Account> {
    await this.services.avatars.set(viewer, photoId);
    return this.services.accounts.get(viewer);
  }

  @Access('signed-in')
  @Mutation(() => Account, { description: 'Removes the picture of the viewer.' })
  async removeAvatar(@Ctx() { viewer }: SignedInScope): Promise<Account> {
    await this.services.avatars.remove(viewer.id);
    return this.services.accounts.get(viewer);
  }
}
