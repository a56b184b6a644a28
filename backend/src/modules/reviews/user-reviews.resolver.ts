import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Page, PageInput } from '../../core/paging/page.js';
import { Account } from '../accounts/index.js';
import { User } from '../users/index.js';
import type { Review } from './review.entity.js';
import { ReviewPage } from './review.type.js';
import type { ReviewModule } from './index.js';

const PAGE = { nullable: true, description: 'Which part of the list.' };

/** What this module adds to a person, as everyone sees them. */
@Resolver(() => User)
export class UserReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => ReviewPage, { description: 'Their approved reviews of visible places, the newest first.' })
  reviews(@Root() user: User, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<Review>> {
    return this.services.reviews.listBy(user.id, 'public', page ?? new PageInput());
  }
}

/** What this module adds to the person who is signed in. */
@Resolver(() => Account)
export class AccountReviewsResolver {
  constructor(private readonly services: ReviewModule) {}

  @FieldResolver(() => ReviewPage, { description: 'Everything that they have reviewed, the newest first, whatever became of it.' })
  reviews(@Root() account: Account, @Arg('page', () => PageInput, PAGE) page?: PageInput): Promise<Page<Review>> {
    return this.services.reviews.listBy(account.id, 'all', page ?? new PageInput());
  }
}
