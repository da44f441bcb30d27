/** Replies to a question, and the form to write one. */
export function repliesPath(questionId: string): string {
  return `/api/reflection-suggestions/${encodeURIComponent(questionId)}/replies`;
}

export function replyPath(replyId: string): string {
  return `/api/replies/${encodeURIComponent(replyId)}`;
}
