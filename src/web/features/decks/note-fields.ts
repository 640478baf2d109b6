/** The fields of a form for a card of one's own, as they were sent. */
export function readNoteFields(form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '');
  return {
    ...{ front: field('front'), back: field('back').replaceAll('\r\n', '\n') },
    ...{ example: field('example'), exampleMeaning: field('exampleMeaning') },
  };
}
