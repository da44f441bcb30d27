/** Who hears of a screen of the system that the app itself opened, and that may hide its page: `true` as it comes. */
type Hear = (isOut: boolean) => void;

const hearers = new Set<Hear>();

/** Asks for what a screen of the system answers: a share sheet, the question about the microphone. */
export async function withPicker<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  tell(true);
  try {
    return await ask();
  } finally {
    tell(false);
  }
}

/** Tells of those screens, and of the pickers of files that fields of this page open, for as long as the page lives. */
export function onPicker(hear: Hear): void {
  const hearPressed: Hear = (isOut) => {
    // Nothing of the kind opens without a press, so it can't be kept out without the person.
    if (!isOut || navigator.userActivation?.isActive !== false) hear(isOut);
  };
  const ofFiles = (isOut: boolean) => (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'file') hearPressed(isOut);
  };
  hearers.add(hearPressed);
  addEventListener('click', ofFiles(true), { capture: true });
  for (const end of ['change', 'cancel']) addEventListener(end, ofFiles(false), { capture: true });
  // A browser that says nothing of a picker that was closed gives the page its focus back.
  addEventListener('focus', ({ target }) => target === window && hear(false));
}

function tell(isOut: boolean): void {
  for (const hear of hearers) hear(isOut);
}
