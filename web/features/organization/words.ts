/** `1 person`, `12 people` */
export function sayPeople(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}
