import Box from '@mui/material/Box';

/** Illustration of an empty list: a gray street with a pin. */
export function EmptySkyline() {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 132"
      aria-hidden
      focusable="false"
      sx={{ width: 240, maxWidth: '70%', height: 'auto', color: 'text.secondary', fill: 'currentColor' }}
    >
      <circle cx="182" cy="36" r="17" opacity=".14" />
      <path opacity=".12" d="M8 112V78h22V60h18v18h16V44l13-12 13 12v68zM150 112V66h20v-8h26v54zM204 112V82h24v30z" />
      <path opacity=".22" d="M34 112V88h26v24zM66 112V70h18v42zM168 112V84h18v28zM190 112V74h26v38z" />
      <path opacity=".5" d="M40 94h5v5h-5zM50 94h5v5h-5zM71 77h4v6h-4zM71 89h4v6h-4zM197 82h4v5h-4zM206 82h4v5h-4zM197 93h4v5h-4z" />
      <path opacity=".3" d="M0 112h240v2H0z" />
      <ellipse cx="124" cy="119" rx="22" ry="4" opacity=".2" />
      <path opacity=".72" d="M124 28c-15 0-27 12-27 27 0 20 27 60 27 60s27-40 27-60c0-15-12-27-27-27zm0 39a12 12 0 1 1 0-24 12 12 0 0 1 0 24z" />
    </Box>
  );
}
