import { Component, type ReactNode } from 'react';

interface Props {
  /** When it changes, the person is somewhere else and the error is over. */
  resetKey: string;
  /** Called once for each error; true asks for another attempt at once. */
  onError: (error: unknown) => boolean;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  caught: { error: unknown } | null;
  resetKey: string;
}

/** Keeps an error of one area inside its place on the screen. */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { caught: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.onError(error)) this.retry();
  }

  private readonly retry = () => {
    this.setState({ caught: null });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === null ? this.props.children : this.props.fallback(caught.error, this.retry);
  }
}
