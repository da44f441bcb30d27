/** A username as a person is greeted: 'miriam' becomes 'Miriam'. */
export function greetedName(username = 'friend'): string {
  const [first = '', ...rest] = username;
  return first.toLocaleUpperCase() + rest.join('');
}
