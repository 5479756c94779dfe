/** One entry of a dropdown. */
export interface SelectOption {
  readonly value: string;
  readonly display: string;
  readonly disabled?: boolean;
}
