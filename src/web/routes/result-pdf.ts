/** The result as a PDF. */
export function loader(): Response {
  return new Response(null, { status: 404 });
}
