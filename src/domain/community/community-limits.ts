/** What the community's tables and forms hold. Characters, unless a line says otherwise. */
export const communityLimits = {
  title: { least: 4, most: 160 },
  post: 20_000,
  comment: 10_000,
  name: { least: 2, most: 60 },
  tags: 5,
  tag: { least: 2, most: 24 },
} as const;

/** Of lists and of one page of a thread. */
export const pageSizes = { posts: 20, comments: 20, repliesOfOne: 50 } as const;

/** How long an account counts as new, and until how many posts and comments of it stand. Rule 9.382. */
const newAccount = { hours: 24, contributions: 3 } as const;

/** Whether somebody is still new to the community. */
export function isNewcomer(
  writer: { readonly memberSince: Date; readonly posts: number; readonly comments: number },
  now: Date,
): boolean {
  const hours = (now.getTime() - writer.memberSince.getTime()) / 3_600_000;
  return hours < newAccount.hours || writer.posts + writer.comments < newAccount.contributions;
}

/** What somebody may write, by whether they are new: links in one text, posts and comments in any 24 hours. Rule 9.382. */
export function writingLimits(isNew: boolean): {
  readonly links: number;
  readonly postsADay: number;
  readonly commentsADay: number;
} {
  return isNew
    ? { links: 1, postsADay: 3, commentsADay: 20 }
    : { links: 10, postsADay: 20, commentsADay: 200 };
}
