/** Addresses of the area. */
export const paths = {
  approvals: () => '/approvals',
} as const;
