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
      // A dropdown that is still on its way stands there to be read, and keeps the focus for its own; what is opened by a
      // button, as the input of a file, cannot be seen to have it.
      '.content form :is(input, textarea):not([readonly]:not([role=combobox]), :disabled, [tabindex="-1"])',
    ),
  ];
  (inputs.find((input) => isOpen(input, inputs)) ?? inputs[0])?.focus();
}
