/** By what the server will tell, to every window of the reader, of what this one marks. */
const awaited = new Set<number>();

/** Sends the marks of these notifications so that the event of it is known for this window's own. */
export async function asOwn<Answer>(
  ids: readonly number[],
  send: (ids: readonly number[]) => Promise<Answer>,
): Promise<Answer> {
  const [first] = ids;
  if (first !== undefined) awaited.add(first);
  try {
    return await send(ids);
  } catch (error) {
    // Nothing was marked, and nothing will be told of it.
    if (first !== undefined) awaited.delete(first);
    throw error;
  }
}

/** Whether the event tells of what this window has marked itself and shows already; true once for each time. */
export const isOwnMark = (id: number): boolean => awaited.delete(id);
