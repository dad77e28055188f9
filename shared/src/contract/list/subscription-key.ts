/** Where a browser keeps what its person has subscribed to, so that every bell and dialog agrees. */
export const SUBSCRIPTIONS_KEY = ['subscriptions'] as const;
