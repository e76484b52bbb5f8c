/** The width of the largest cards (5 : 7) of which this number fits into a room, in rows with gaps. */
export function cardWidth(
  room: { readonly width: number; readonly height: number },
  count: number,
  gap: number,
  mostColumns = count,
): { readonly width: number; readonly columns: number } {
  let best = { width: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, Math.min(count, mostColumns)); columns++) {
    const rows = Math.ceil(count / columns);
    const across = (room.width - (columns - 1) * gap) / columns;
    const down = (room.height - (rows - 1) * gap) / rows / 1.4;
    const width = Math.floor(Math.min(across, down));
    if (width > best.width) best = { width, columns };
  }
  return best;
}
