export interface Wanted {
  readonly role: 'button' | 'link' | 'menuitem' | 'radio' | 'checkbox' | 'textbox' | 'group';
  /** The source of a pattern for its name. */
  readonly name: string;
  /** The same for the group it stands in. */
  readonly group?: string | undefined;
}

/** Runs in the page: the middle of what has this role and name, once it can be pressed there. */
export function pointOf(wanted: Wanted): { x: number; y: number } | undefined {
  const SELECTORS = {
    button: 'button',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox]',
    textbox: 'input, textarea',
    group: '[role=group], fieldset',
  };
  const within = wanted.group ? find('group', wanted.group, document) : document;
  const found = within && find(wanted.role, wanted.name, within);
  // The radio itself is out of sight.
  const target = wanted.role === 'radio' ? (found?.closest('label') ?? found) : found;
  if (!target) return undefined;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const isOnTop = target.contains(document.elementFromPoint(point.x, point.y));
  return isOnTop ? point : undefined;

  function find(role: Wanted['role'], name: string, root: ParentNode) {
    const pattern = new RegExp(name, 'i');
    return [...root.querySelectorAll<HTMLElement>(SELECTORS[role])]
      .filter((element) => element.checkVisibility() && !isDisabled(element))
      .find((element) => pattern.test(nameOf(element)));
  }

  function isDisabled(element: HTMLElement): boolean {
    return element.matches(':disabled, [aria-disabled=true]');
  }

  function nameOf(element: HTMLElement): string {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : [];
    const legend = element.matches('fieldset') ? element.querySelector('legend') : null;
    const named = [...ids.map((id) => document.getElementById(id)), ...labels, legend];
    const text =
      element.getAttribute('aria-label') ??
      (named
        .map((each) => each?.textContent ?? '')
        .join(' ')
        .trim() ||
        // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
        element.innerText);
    return text.replaceAll(/\s+/g, ' ').trim();
  }
}
