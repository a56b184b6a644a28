import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Page, PageInput } from '../../core/paging/index.js';
import { Account } from '../accounts/index.js';
import { User } from '../users/index.js';
import type { Review } from './review.entity.js';
import { ReviewPage } from './review.type.js';
import type { ReviewModule } from './review.module.js';

const PAGE = { nullable: true, description: 'Page of the list.' };

/** Fields that this module adds to the type `User`. */
@Resolver(() => User)
export class UserReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => ReviewPage, { description: 'Approved reviews of public places by the user, the newest first.' })
  reviews(@Root() user: User, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<Review>> {
    return this.services.reviews.listBy(user.id, 'public', page ?? new PageInput());
  }
}

/** Fields that this module adds to the type `Account`. */
@Resolver(() => Account)
export class AccountReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => ReviewPage, { description: 'All reviews by the user, with any status, the newest first.' })
  reviews(@Root() account: Account, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<Review>> {
    return this.services.reviews.listBy(account.id, 'all', page ?? new PageInput());
  }
}
