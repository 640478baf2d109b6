/** How the people who run the product are told of messages. */
export type ContactSettings = {
  /** Null: nobody is told by mail; messages wait in the administration. */
  readonly address: string | null;
};
