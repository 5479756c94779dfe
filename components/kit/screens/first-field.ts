type Input = HTMLInputElement | HTMLTextAreaElement;

const isChosen = (input: Input, name: string): boolean =>
  input instanceof HTMLInputElement && input.type === 'radio' && input.name === name && input.checked;

/** Is nothing in it yet? Of a group of radio buttons: none of them chosen. */
const isOpen = (input: Input, all: readonly Input[]): boolean =>
  input.type === 'radio'
    ? !all.some((other) => isChosen(other, input.name))
    : input.value === '' && input.dataset.filled === undefined;

/** To the first field of the form that is still empty; of a form that is filled already, the first. */
export function toFirstOpenField(): void {
  const inputs = [
    ...document.querySelectorAll<Input>(
      // A dropdown that still loads can be read already, and keeps the focus for its own; an input that a button opens, as that of a file, would
      // have it unseen.
      '.content form :is(input, textarea):not([readonly]:not([role=combobox]), :disabled, [tabindex="-1"])',
    ),
  ];
  (inputs.find((input) => isOpen(input, inputs)) ?? inputs[0])?.focus();
}
