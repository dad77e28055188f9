import { errorOf, type HttpFailure } from 'shared/http';
import { Button, Strip, type ButtonProps } from 'shared/ui';
import { useNextPage, type PagedList } from './use-next-page';

interface MoreButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  list: PagedList;
  /** What the list is narrowed by, where that changes under the button. */
  of?: string;
  label?: string;
  onRefused?: (failure: HttpFailure) => void;
}

/** The way to the next page while there is one; a failure is said beside it, and what is shown already stays. */
export function MoreButton({ list, of, label = 'Показать ещё', onRefused, ...look }: MoreButtonProps) {
  const next = useNextPage(list, of);
  const more = async () => {
    const { isFetchNextPageError, error } = await next.ask();
    if (isFetchNextPageError) onRefused?.(errorOf(error));
  };
  if (!list.hasNextPage) return null;
  const isRefused = list.isFetchNextPageError && !next.isComing;
  return (
    <>
      {isRefused && (
        <Strip tone="red" live="alert">
          {errorOf(list.error).message}
        </Strip>
      )}
      <Button
        {...look}
        busy={next.isComing}
        // A failure shows beside the button.
        onClick={() => void more()}
      >
        {isRefused ? 'Повторить' : label}
      </Button>
    </>
  );
}
